import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import { useWords } from '../i18n/words.tsx'
import { Icon } from './icon.tsx'

type Options = {
  link?: { to: string; label: string }
  /** What can be done stays until it is done or sent away: whoever is slow gets there too. */
  action?: { label: string; onClick: () => void }
  /** How long any other strip stays while nobody looks at it. */
  ms?: number
  /** For what nobody asked for: it waits until nothing else is shown. */
  waits?: boolean
}
type Region = Record<never, never>
type Toast = Options & { id: number; text: string; from: Region | undefined }

let shown: Toast | null = null
let waiting: Toast | null = null
let lastId = 0
let regions: Region[] = []
const listeners = new Set<() => void>()

/** One sentence in a strip of ink; a newer one takes the place of an older one. */
export function showToast(text: string, options: Options = {}) {
  lastId += 1
  const toast = { ...options, id: lastId, text, from: regions.at(-1) }
  if (options.waits && shown) waiting = toast
  else keep(toast)
}

/**
 * Where strips stand: one region in the layout, and one in each open dialog, since nothing outside of
 * that can be pressed or heard. It is there, though empty, before the first sentence, or that would
 * not be read out. Strips stand at the foot of the screen, clear of the headings, and above every bar
 * marked `data-foot-bar` and the keyboard of a phone.
 */
export function Toasts() {
  const region = useRef<HTMLDivElement>(null)
  const [me] = useState<Region>({})
  const toast = useSyncExternalStore(
    subscribe,
    () => (regions.at(-1) === me ? shown : null),
    () => null,
  )
  useLayoutEffect(() => {
    regions = [...regions, me]
    notify()
    return () => {
      regions = regions.filter((other) => other !== me)
      // What it would have acted on is gone with the dialog.
      if (shown?.action && shown.from === me) shown = null
      notify()
    }
  }, [me])
  useEffect(() => {
    // In the top layer, so that an open dialog does not hide it.
    if (toast) region.current?.showPopover()
    else region.current?.hidePopover()
  }, [toast])
  useLayoutEffect(() => {
    if (!toast) return
    const place = () => region.current?.style.setProperty('inset-block-end', aboveFoot())
    place()
    const listening = new AbortController()
    const options = { passive: true, signal: listening.signal }
    for (const name of ['scroll', 'resize']) {
      addEventListener(name, place, options)
      visualViewport?.addEventListener(name, place, options)
    }
    return () => listening.abort()
  }, [toast])
  return (
    <div
      ref={region}
      aria-live="polite"
      aria-atomic="true"
      popover="manual"
      // A closed popover is displayed nowhere, and what is not displayed is not listened to.
      className="fixed inset-x-0 top-auto m-0 mx-auto block w-[min(100%-1.5rem,30rem)] bg-transparent p-0"
    >
      {toast && <Strip key={toast.id} toast={toast} />}
    </div>
  )
}

function aboveFoot(): string {
  const { innerHeight: height, visualViewport: seen } = window
  let foot = seen ? Math.min(height, seen.offsetTop + seen.height) : height
  for (const bar of document.querySelectorAll('[data-foot-bar]')) {
    const { top, bottom } = bar.getBoundingClientRect()
    const isAtFoot = bottom > height - 2 && top < foot
    if (isAtFoot && bar.checkVisibility({ visibilityProperty: true })) foot = top
  }
  return `${height - foot + 8}px`
}

function Strip({ toast }: { toast: Toast }) {
  const { text, link, action, ms = 3000 } = toast
  const { t } = useWords()
  const { pathname } = useLocation()
  const [from] = useState(pathname)
  const [held, setHeld] = useState(false)
  const stays = action ? pathname === from : held
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => keep(null), action ? 0 : ms)
    return () => clearTimeout(timer)
  }, [stays, action, ms])
  const button =
    'relative min-w-6 flex-none border-b border-current text-center after:absolute after:-inset-3'
  return (
    <div
      onPointerMove={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="flex fade-in flex-wrap items-center gap-x-6 gap-y-2 bg-ink px-5 py-3.5 text-paper"
    >
      <span className="min-w-0 grow basis-28 wrap-break-word">{text}</span>
      {link && (
        <Link to={link.to} onClick={() => keep(null)} className={button}>
          {link.label}
        </Link>
      )}
      {action && (
        <>
          <button
            type="button"
            className={button}
            onClick={() => {
              keep(null)
              action.onClick()
            }}
          >
            {action.label}
          </button>
          <button
            type="button"
            aria-label={t('close')}
            className="-my-2.5 -me-3 grid size-11 flex-none place-items-center"
            onClick={() => keep(null)}
          >
            <Icon name="close" size="sm" />
          </button>
        </>
      )}
    </div>
  )
}

function keep(toast: Toast | null) {
  shown = toast ?? waiting
  if (shown === waiting) waiting = null
  notify()
}

function notify() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
