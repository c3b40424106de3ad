import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'

type Options = {
  link?: { to: string; label: string }
  action?: { label: string; onClick: () => void }
  /** How long it stays while nobody looks at it. */
  ms?: number
}
type Toast = Options & { id: number; text: string }

let shown: Toast | null = null
let lastId = 0
const listeners = new Set<() => void>()

/** One sentence in a strip of ink; a newer one takes the place of an older one. */
export function showToast(text: string, options: Options = {}) {
  lastId += 1
  keep({ ...options, id: lastId, text })
}

/**
 * Stands once in the layout: the live region must be there before the first sentence. A strip stands
 * below the header, whose height the announcements above it change, and so never on a bar that sticks
 * to the foot of the screen.
 */
export function Toasts() {
  const toast = useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )
  const region = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    // In the top layer, so that an open dialog does not hide it.
    if (toast) region.current?.showPopover()
    else region.current?.hidePopover()
  }, [toast])
  useLayoutEffect(() => {
    if (!toast) return
    const place = () => region.current?.style.setProperty('inset-block-start', belowHeader())
    place()
    const listening = new AbortController()
    const options = { passive: true, signal: listening.signal }
    for (const name of ['scroll', 'resize']) addEventListener(name, place, options)
    return () => listening.abort()
  }, [toast])
  return (
    <output
      ref={region}
      popover="manual"
      className="fixed inset-x-0 bottom-auto m-0 mx-auto w-[min(100%-1.5rem,30rem)] bg-transparent p-0"
    >
      {toast && <Strip key={toast.id} toast={toast} />}
    </output>
  )
}

function belowHeader(): string {
  const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  return `${Math.max(bottom, 0) + 8}px`
}

function Strip({ toast }: { toast: Toast }) {
  const { text, link, action, ms = 3000 } = toast
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => keep(null), ms)
    return () => clearTimeout(timer)
  }, [held, ms])
  const way = 'relative flex-none border-b border-current after:absolute after:-inset-3'
  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="flex fade-in items-center justify-between gap-6 bg-ink px-5 py-3.5 text-paper"
    >
      <span>{text}</span>
      {link && (
        <Link to={link.to} onClick={() => keep(null)} className={way}>
          {link.label}
        </Link>
      )}
      {action && (
        <button
          type="button"
          className={way}
          onClick={() => {
            keep(null)
            action.onClick()
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  )
}

function keep(toast: Toast | null) {
  shown = toast
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
