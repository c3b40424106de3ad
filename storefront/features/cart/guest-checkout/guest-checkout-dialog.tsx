import { useWords } from '../../../i18n/words.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { GuestCheckout } from './guest-checkout.tsx'

export function GuestCheckoutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useWords()
  return (
    <Dialog open={open} onClose={onClose} title={t('guest_checkout_title')}>
      <GuestCheckout />
    </Dialog>
  )
}
