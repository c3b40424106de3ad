import {
  type ReactNode,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useWords } from '../i18n/words.tsx'
import { IconButton } from './icon-button.tsx'
import { Toasts } from './toast.tsx'
import { useBackToClose } from './use-back-to-close.ts'

export type DialogKind = 'center' | 'sheet' | 'drawer' | 'full' | 'screen'

/** Only the position and size of each kind; base.css defines how they appear. */
const places: Record<DialogKind, string> = {
  center: 'm-auto max-h-[min(88dvh,100dvh-2*var(--safe-top)-1rem)] w-[min(100%-2.5rem,34rem)]',
  sheet:
    'inset-x-0 top-auto bottom-0 max-h-[88dvh] w-full max-w-full lg:start-auto lg:end-0 lg:top-0 lg:h-dvh lg:max-h-none lg:w-[26rem]',
  drawer: 'start-0 end-auto top-0 h-dvh max-h-none w-[min(88%,26rem)]',
  full: 'inset-0 h-dvh max-h-none w-full max-w-full lg:m-auto lg:h-[calc(100dvh-5rem)] lg:w-[min(70rem,94%)]',
  screen: 'inset-0 h-dvh max-h-none w-full max-w-full',
}

type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  kind?: DialogKind
  footer?: ReactNode
  /** For what needs an answer, not a look. */
  role?: 'dialog' | 'alertdialog'
  /** The id of what says all that it is about, read out when it opens. */
  describedBy?: string
  /** Space inside; a drawing or a picture may want none. */
  bare?: boolean
  /**
   * It opens at once, and what it holds follows in a frame of its own: for a dialog that holds much and focuses nothing in
   * it. A phone shows its keyboard only for a field that takes the focus with the press.
   */
  fillsLater?: boolean
  children: ReactNode
}

/**
 * A native dialog over the page. Escape, Back, the veil and the cross call `onClose`; focus returns to
 * where it was. `footer` stays in view below what scrolls. Its content exists only while it is seen.
 */
export function Dialog(props: Props) {
  const { open, onClose, kind = 'center', role, describedBy } = props
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const { present, times } = usePresence(open)
  useBackToClose(open, onClose)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    if (!element.open) element.showModal()
    return () => element.close()
  }, [open])

  return (
    // Keyboard users have Escape and the cross; the veil is the pointer's way.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      data-kind={kind}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={({ target }) => {
        // A browser may close it without asking when Back is pressed twice.
        if (open && target === dialog.current && !dialog.current.open) onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      className={`fixed flex-col overflow-clip bg-paper open:flex ${places[kind]}`}
    >
      {present && (
        // Opened again while it is still leaving, it begins anew: what takes the focus takes it again.
        <Content key={times} titleId={titleId} {...props} />
      )}
      {open && <Toasts />}
    </dialog>
  )
}

function Content(props: Props & { titleId: string }) {
  const { titleId, onClose, title, footer, bare, fillsLater = false, children } = props
  const { t } = useWords()
  const filled = useDeferredValue(true, !fillsLater)
  return (
    <>
      <div className="flex min-h-15 flex-none items-center justify-between gap-4 border-b border-rule ps-5 pe-2">
        <h2 id={titleId} className="min-w-0 text-h3 wrap-anywhere">
          {title}
        </h2>
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </div>
      {/* `relative`: words that are only read hang on it and scroll with it; the dialog itself never does. */}
      <div
        className={`relative min-h-0 flex-1 overflow-y-auto overscroll-contain more-below ${bare ? '' : footer ? 'p-5' : 'p-5 pb-[max(1.25rem,var(--safe-bottom))]'}`}
      >
        {filled && children}
      </div>
      {filled && footer && (
        <div
          data-foot-bar
          className="flex-none border-t border-rule px-5 pt-3 pb-[max(1.25rem,var(--safe-bottom))]"
        >
          {footer}
        </div>
      )}
    </>
  )
}

const leaveMilliseconds = 320

/** `present` a moment longer than open, so that what leaves can be seen leaving; `times` it was opened. */
function usePresence(open: boolean): { present: boolean; times: number } {
  const [present, setPresent] = useState(open)
  const [last, setLast] = useState({ open, times: 0 })
  if (open !== last.open) setLast({ open, times: last.times + Number(open) })
  if (open && !present) setPresent(true)
  useEffect(() => {
    if (open || !present) return
    const timer = setTimeout(() => setPresent(false), leaveMilliseconds)
    return () => clearTimeout(timer)
  }, [open, present])
  return { present, times: last.times }
}
