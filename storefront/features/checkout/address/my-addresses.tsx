import type { SavedAddress } from '@rimal/contract/account'
import { useWords } from '../../../i18n/words.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { emptyAddress, type Filled } from '../draft/filled.ts'
import { findChosen, withSaved } from '../draft/known-customer.ts'
import { addressText } from './address-text.ts'

/** Fills the fields below with a saved address of the customer, and shows whether the fields still match it. */
export function MyAddresses(props: {
  addresses: SavedAddress[]
  filled: Filled
  onChoose: (part: Partial<Filled>) => void
}) {
  const { addresses, filled, onChoose } = props
  const words = useWords()
  const { t } = words

  function choose(id: string) {
    const chosen = addresses.find(({ addressId }) => addressId === id)
    onChoose(
      chosen
        ? withSaved(filled, chosen.address)
        : { address: emptyAddress(filled.address.country) },
    )
  }

  return (
    <SelectField
      name="savedAddress"
      label={t('address_from_mine')}
      autoComplete="off"
      value={findChosen(filled, addresses)?.addressId ?? ''}
      onChange={choose}
      options={[
        ...addresses.map(({ addressId, address }) => ({
          value: addressId,
          label: [address.name, addressText(address, words)].join(t('list_separator')),
        })),
        { value: '', label: t('address_another') },
      ]}
    />
  )
}
