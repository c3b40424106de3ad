import type { Contact } from '@rimal/contract/checkout'
import { maxEmail, maxName } from '@rimal/contract/limits'
import { useWords } from '../../../i18n/words.tsx'
import { PhoneField } from '../../../ui/phone-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** Who orders: three fields, each with the reason it is asked for. */
export function ContactFields(props: {
  contact: Contact
  country: string
  onChange: (contact: Contact) => void
  faultOf: (name: string) => string | undefined
  onLeave: (name: string) => void
}) {
  const { contact, country, onChange, faultOf, onLeave } = props
  const { t } = useWords()
  const of = (name: keyof Contact) => ({
    name: `contact.${name}`,
    value: contact[name],
    onChange: (value: string) => onChange({ ...contact, [name]: value }),
    onBlur: () => onLeave(`contact.${name}`),
    error: faultOf(`contact.${name}`),
    required: true,
  })
  return (
    <>
      <TextField
        {...of('name')}
        label={t('address_name')}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={maxName}
        enterKeyHint="next"
      />
      <PhoneField
        {...of('phone')}
        label={t('address_phone')}
        hint={t('checkout_why_phone')}
        country={country}
        enterKeyHint="next"
      />
      <TextField
        {...of('email')}
        label={t('address_email')}
        hint={t('checkout_why_email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={maxEmail}
        enterKeyHint="go"
      />
    </>
  )
}
