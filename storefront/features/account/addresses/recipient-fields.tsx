import type { Address } from '@rimal/contract/addresses'
import { maxName } from '@rimal/contract/limits'
import { useWords } from '../../../i18n/words.tsx'
import { EmailField } from '../../../ui/email/email-field.tsx'
import { PhoneField } from '../../../ui/phone/phone-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** The fields for the recipient of deliveries to the address. */
export function RecipientFields(props: {
  address: Address
  onChange: (address: Address) => void
  faultOf: (field: string) => string | undefined
  onLeave: (field: string) => void
}) {
  const { address, onChange, faultOf, onLeave } = props
  const { t } = useWords()
  const of = (name: 'name' | 'phone' | 'email') => ({
    name: `address.${name}`,
    label: t(`address_${name}`),
    value: address[name],
    onChange: (value: string) => onChange({ ...address, [name]: value }),
    onBlur: () => onLeave(`address.${name}`),
    error: faultOf(`address.${name}`),
  })
  return (
    <>
      <TextField
        {...of('name')}
        autoComplete="shipping name"
        autoCapitalize="words"
        maxLength={maxName}
        required
      />
      <PhoneField {...of('phone')} country={address.country} autoComplete="shipping tel" required />
      <EmailField {...of('email')} optional autoComplete="shipping email" />
    </>
  )
}
