import type { SavedAddress } from '@rimal/contract/account'
import { useWords } from '../../../i18n/words.tsx'
import { formatPhone } from '../../../ui/phone/phone-field.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { addressText } from './address-text.ts'

/** A saved address that is chosen; its fields unfold only when the customer wants to change them. */
export function SavedAddressCard(props: {
  address: SavedAddress['address']
  onChange: () => void
  onAnother: () => void
}) {
  const { address, onChange, onAnother } = props
  const words = useWords()
  const { t } = words
  return (
    <div className="grid gap-1.5 border border-ink px-4 py-4 leading-tight inset-ring inset-ring-ink">
      <p>{address.name}</p>
      <p className="text-small wrap-anywhere text-ink-2">{addressText(address, words)}</p>
      <p className="text-small text-ink-2">
        <span className="ltr">{formatPhone(address.phone)}</span>
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6 gap-y-3 text-small">
        <TextButton onClick={onChange}>{t('address_change_this')}</TextButton>
        <TextButton onClick={onAnother}>{t('address_another')}</TextButton>
      </p>
    </div>
  )
}
