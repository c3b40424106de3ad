import { Dialog } from '../../../ui/dialog.tsx'
import { CancelForm } from './cancel-form.tsx'

/** The dialog on the page of the order; `order` is the order's token. */
export function CancelDialog(props: {
  open: boolean
  onClose: () => void
  order: string
  title: string
  onCancelled: () => void
}) {
  const { open, onClose, order, title, onCancelled } = props
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <CancelForm
        order={order}
        onKeep={onClose}
        onCancelled={() => {
          onClose()
          onCancelled()
        }}
      />
    </Dialog>
  )
}
