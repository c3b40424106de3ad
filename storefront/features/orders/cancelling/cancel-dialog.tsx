import { useWords } from '../../../i18n/words.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { CancelForm } from './cancel-form.tsx'

/** Over the page of the order, whose token `order` is. */
export function CancelDialog(props: {
  open: boolean
  onClose: () => void
  order: string
  onCancelled: () => void
}) {
  const { open, onClose, order, onCancelled } = props
  const { t } = useWords()
  return (
    <Dialog open={open} onClose={onClose} title={t('cancel_title')}>
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
