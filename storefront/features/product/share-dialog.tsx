import { useWords } from '../../i18n/words.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ShareOptions } from '../contact/share-options.tsx'

/** The dialog for sharing, for browsers without a share sheet. Import it lazily. */
export function ShareDialog(props: {
  title: string
  address: string
  open: boolean
  onClose: () => void
}) {
  const { title, address, open, onClose } = props
  const { t } = useWords()
  return (
    <Dialog open={open} onClose={onClose} title={t('share_product')}>
      <ShareOptions title={title} address={address} onDone={onClose} />
    </Dialog>
  )
}
