import { type ReactNode, useId, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

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
  const [busy, setBusy] = useState(false)

  async function go() {
    setBusy(true)
    await onAct()
    setBusy(false)
  }

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
          <Button busy={busy} onClick={() => void go()}>
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
