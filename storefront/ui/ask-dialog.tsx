import { type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { useAction } from './form/use-action.ts'

/** Asks before something is deleted for good; the button that cancels is first. */
export function AskDialog(props: {
  open: boolean
  title: string
  /** The consequences of the deletion. */
  children: ReactNode
  keep: string
  act: string
  onKeep: () => void
  onAct: () => Promise<void>
  /** The error of the last try, below the question. */
  failure?: ReactNode
}) {
  const { open, title, children, keep, act, onKeep, onAct, failure } = props
  const textId = useId()
  const { busy, run } = useAction()

  return (
    <Dialog
      open={open}
      onClose={onKeep}
      title={title}
      role="alertdialog"
      describedBy={textId}
      footer={
        <div className="grid gap-3 sm:grid-cols-2">
          <Button kind="outline" onClick={onKeep}>
            {keep}
          </Button>
          <Button busy={busy} onClick={() => void run(onAct)}>
            {act}
          </Button>
        </div>
      }
    >
      <div className="grid gap-3">
        <div id={textId} className="grid gap-3 wrap-anywhere">
          {children}
        </div>
        {failure}
      </div>
    </Dialog>
  )
}
