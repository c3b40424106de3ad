import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Link, useLocation } from 'react-router'
import { useWords } from '../i18n/words.tsx'
import { Icon } from './icon.tsx'

type Options = {
  link?: { to: string; label: string }
  /**
   * A message with an action stays until the action is done or the message is dismissed, so that slow readers have
   * enough time.
   */
  action?: { label: string; onClick: () => void }
  /** How long any other strip stays while nobody looks at it. */
  ms?: number
  /** For what nobody asked for: it waits until nothing else is shown. */
  waits?: boolean
}
/** Why an action was not done: as the shop refused it, or null where no answer came and it may be tried again. */
export type Failure = { message: string; status?: number } | null
type Said = Omit<Options, 'action'> & {
  /** Empty where the shop did not answer. */
  text: string
  /** Without a label it tries the failed action once more. */
  action?: { label?: string; onClick: () => void } | undefined
  /** The name of the action that failed. */
  failed?: string
}
type Region = Record<never, never>
type Toast = Said & { id: number; from: Region | undefined; path: string }

/** The first one is shown, the others wait for its end. */
let toasts: readonly Toast[] = []
let lastId = 0
let regions: Region[] = []
const listeners = new Set<() => void>()

/** One sentence in a strip of ink; a newer one takes the place of an older one. */
export function showToast(text: string, options: Options = {}) {
  put({ ...options, text })
}

/**
 * Does what was pressed; `act` answers why it was not done. That stays until it is closed, until its page is
 * left or until the action of this `name` is tried again: a toast of something else only covers it.
 */
export async function attempt(name: string, act: () => Promise<Failure | undefined | void>) {
  remove(({ failed }) => failed === name)
  const failure = await act()
  if (failure === undefined) return
  // What the shop refuses it refuses again, unless it was broken or asked too often.
  const mayHelp = !failure || (failure.status ?? 0) >= 429
  put({
    text: failure?.message ?? '',
    failed: name,
    action: mayHelp ? { onClick: () => void attempt(name, act) } : undefined,
  })
}

function put(said: Said) {
  lastId += 1
  const toast = { ...said, id: lastId, from: regions.at(-1), path: location.pathname }
  const others = toasts.filter((other, index) => (other.failed ? !said.failed : index > 0))
  toasts = said.waits ? [...toasts, toast] : [toast, ...others]
  notify()
}

function remove(isMeant: (toast: Toast) => unknown) {
  toasts = toasts.filter((toast) => !isMeant(toast))
  notify()
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
    () => (regions.at(-1) === me ? toasts[0] : undefined),
    () => undefined,
  )
  useLayoutEffect(() => {
    regions = [...regions, me]
    notify()
    return () => {
      regions = regions.filter((other) => other !== me)
      // The object of the action has disappeared with the dialog.
      remove(({ action, failed, from }) => action && !failed && from === me)
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
      // A closed popover is not displayed, and screen readers do not announce hidden elements.
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
  // A bar and a keyboard stand above the line at the foot of a phone already.
  return `max(${height - foot + 8}px, var(--safe-bottom))`
}

function Strip({ toast }: { toast: Toast }) {
  const { text, link, action, failed, path, ms = 3000 } = toast
  const { t } = useWords()
  // Tells of the page; its address in this language stands in `location`.
  useLocation()
  const [held, setHeld] = useState(false)
  const isOfPage = action ?? failed
  const stays = isOfPage ? location.pathname === path : held
  const leave = useCallback(() => remove((other) => other === toast), [toast])
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(leave, isOfPage ? 0 : ms)
    return () => clearTimeout(timer)
  }, [stays, isOfPage, ms, leave])
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
      <span className="min-w-0 grow basis-28 wrap-break-word">{text || t('no_answer')}</span>
      {link && (
        <Link to={link.to} onClick={leave} className={button}>
          {link.label}
        </Link>
      )}
      {action && (
        <button
          type="button"
          className={button}
          onClick={() => {
            leave()
            action.onClick()
          }}
        >
          {action.label ?? t('try_again')}
        </button>
      )}
      {isOfPage && (
        <button
          type="button"
          aria-label={t('close')}
          className="-my-2.5 -me-3 grid size-11 flex-none place-items-center"
          onClick={leave}
        >
          <Icon name="close" size="sm" />
        </button>
      )}
    </div>
  )
}

function notify() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
