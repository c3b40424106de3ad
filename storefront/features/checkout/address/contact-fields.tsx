import type { Contact } from '@rimal/contract/checkout'
import { maxEmail, maxName } from '@rimal/contract/limits'
import { Sentence } from '../../../i18n/sentence.ts'
import { useWords } from '../../../i18n/words.tsx'
import { PhoneField } from '../../../ui/phone-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { suggestEmail } from './suggest-email.ts'

/** Who orders: three fields, each with the reason it is asked for. */
export function ContactFields(props: {
  contact: Contact
  country: string
  onChange: (contact: Contact) => void
  faultOf: (name: string) => string | undefined
  onLeave: (name: string) => void
  hasLeft: (name: string) => boolean
  /** What each is asked for, where that is no order. */
  why?: { phone: string; email: string }
}) {
  const { contact, country, onChange, faultOf, onLeave, hasLeft, why } = props
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
      <div className="grid gap-1.5">
        <TextField
          {...of('email')}
          label={t('address_email')}
          hint={why?.email ?? t('checkout_why_email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={maxEmail}
          enterKeyHint="go"
        />
        <MeantEmail
          email={suggestEmail(contact.email, { writing: !hasLeft('contact.email') })}
          onUse={(email) => onChange({ ...contact, email })}
        />
      </div>
    </>
  )
}

/** One press puts a slip of the pen right; whoever means what she wrote goes on. */
function MeantEmail(props: { email: string | undefined; onUse: (email: string) => void }) {
  const { email, onUse } = props
  const { t } = useWords()
  return (
    <p aria-live="polite" className="text-small leading-tight empty:hidden">
      {email && (
        <TextButton onClick={() => onUse(email)} className="wrap-anywhere">
          <span>
            <Sentence
              text={t('email_did_you_mean')}
              parts={{ email: <bdi dir="ltr">{email}</bdi> }}
            />
          </span>
        </TextButton>
      )}
    </p>
  )
}
