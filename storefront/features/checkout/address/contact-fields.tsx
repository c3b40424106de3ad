import type { Contact } from '@rimal/contract/checkout'
import { maxName } from '@rimal/contract/limits'
import { useWords } from '../../../i18n/words.tsx'
import { EmailField } from '../../../ui/email/email-field.tsx'
import { PhoneField } from '../../../ui/phone/phone-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** The contact of the order: three fields, each with the reason why it is asked for. */
export function ContactFields(props: {
  contact: Contact
  country: string
  onChange: (contact: Contact) => void
  faultOf: (name: string) => string | undefined
  onLeave: (name: string) => void
  /** The reasons for the fields, in a form that is no order. */
  why?: { phone: string; email: string }
}) {
  const { contact, country, onChange, faultOf, onLeave, why } = props
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
        hint={why?.phone ?? t('checkout_why_phone')}
        country={country}
        enterKeyHint="next"
      />
      <EmailField
        {...of('email')}
        label={t('address_email')}
        hint={why?.email ?? t('checkout_why_email')}
        enterKeyHint="go"
      />
    </>
  )
}
