import type { Shop } from '@rimal/contract/shop'
import { use, useEffect, useRef, useState } from 'react'
import {
  UNSAFE_DataRouterDataContext as RouterData,
  UNSAFE_DataRouterStateContext as RouterState,
} from 'react-router'
import { useWords } from '../i18n/words.tsx'
import { type FullHead, pageHead } from '../page-head.ts'

/**
 * Does the same as a full page load: updates the title and the head's addresses, and moves the focus to the new
 * heading. Returns the sentence for the live region.
 */
export function usePageChange(shop: Shop): string {
  const state = use(RouterState)
  const data = use(RouterData)
  if (!state || !data) throw new Error('usePageChange is called outside the router')
  const { location, matches } = state
  const { loaderData, errors } = data
  const { pathname, search } = location
  const words = useWords()
  const shown = useRef<string | null>(null)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    const before = shown.current
    shown.current = pathname
    // The server wrote the first head.
    if (before === null) return
    const head = pageHead({
      context: { matches, loaderData, errors },
      shop,
      words,
      language: words.language,
      origin: pageOrigin(),
      url: pathname + search,
    })
    writeHead(head)
    if (before === pathname) return
    focusHeading()
    setAnnouncement(head.title)
  }, [pathname, search, matches, loaderData, errors, shop, words])

  return announcement
}

/** Searches, filters and typing change the address too, but only a new place moves the focus. */
function focusHeading() {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** Returns the origin of the public address, which may differ from the one that the browser opened. */
function pageOrigin(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  return canonical ? new URL(canonical.href).origin : location.origin
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
