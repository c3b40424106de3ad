import { shopOrigin } from '../device/device.ts'
import { type FullHead, pageHead } from '../page-head.ts'

type Input = Omit<Parameters<typeof pageHead>[0], 'origin'>

/** Updates the title and the addresses in the head of the document; returns the title. */
export function changeHead(input: Input): string {
  const head = pageHead({ ...input, origin: pageOrigin() })
  writeHead(head)
  return head.title
}

/** Moves the focus to the heading of the page. */
export function focusHeading() {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** Returns the origin of the public address, which may differ from the one that the browser opened. */
function pageOrigin(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  return canonical ? new URL(canonical.href).origin : shopOrigin()
}

function writeHead(head: FullHead) {
  document.title = head.title
  set('link[rel="canonical"]', 'href', head.canonical)
  for (const { hreflang, href } of head.alternates) {
    set(`link[rel="alternate"][hreflang="${hreflang}"]`, 'href', href)
  }
  setMeta('description', head.description)
  setMeta('robots', head.noIndex ? 'noindex' : undefined)
}

function set(selector: string, name: string, value: string) {
  document.head.querySelector(selector)?.setAttribute(name, value)
}

function setMeta(name: string, content: string | undefined) {
  const known = document.head.querySelector(`meta[name="${name}"]`)
  if (content === undefined) return known?.remove()
  const meta = known ?? document.head.appendChild(document.createElement('meta'))
  meta.setAttribute('name', name)
  meta.setAttribute('content', content)
}
