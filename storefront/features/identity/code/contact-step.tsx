import { normaliseEmail } from '@rimal/contract/text/email'
import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmailField } from '../../../ui/email/email-field.tsx'
import { ErrorNote } from '../../../ui/error-note.tsx'
import { PhoneField, plainPhone } from '../../../ui/phone/phone-field.tsx'
import { isPossiblePhone } from '../../../ui/phone/phone-rules.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { useSubmit } from '../../../ui/form/use-submit.ts'
import { useMyCountry } from '../../delivery/my-country.ts'
import {
  isAlive,
  storeLoginDraft,
  type LoginDraft,
  type Purpose,
  useLoginDraft,
} from '../login-draft.ts'
import { NewCodeIn } from './new-code.tsx'
import { useSendCode } from './use-send-code.ts'

/**
 * The contact that receives the code: phone and email have separate keyboards, and the text typed in the other
 * field stays.
 */
export function ContactStep({ purpose }: { purpose: Purpose }) {
  const { t } = useWords()
  const { draft, form, sending, error } = useContactStep(purpose)
  const { by, phone, email } = draft
  const country = useMyCountry() ?? undefined
  const { refusal } = sending

  function write(part: Partial<LoginDraft>) {
    sending.forgive()
    form.forgive()
    storeLoginDraft(part)
  }

  const field = { error, enterKeyHint: 'send', required: true } as const
  return (
    <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Segmented
        legend={t('login_by')}
        value={by}
        onChange={(chosen) => write({ by: chosen })}
        options={[
          { value: 'phone', label: t('login_by_phone') },
          { value: 'email', label: t('login_by_email') },
        ]}
      />
      {by === 'phone' ? (
        <PhoneField
          {...field}
          country={country}
          key="phone"
          name="phone"
          label={t('login_phone')}
          value={phone}
          onChange={(value) => write({ phone: value })}
        />
      ) : (
        <EmailField
          {...field}
          key="email"
          name="email"
          label={t('email_address')}
          value={email}
          onChange={(value) => write({ email: value })}
        />
      )}
      {refusal && !refusal.ofContact && (
        <ErrorNote>
          {refusal.message} {refusal.until && <NewCodeIn until={refusal.until} />}
        </ErrorNote>
      )}
      <Button type="submit" full busy={form.busy}>
        {t('login_send_code')}
      </Button>
    </form>
  )
}

function useContactStep(purpose: Purpose) {
  const { t } = useWords()
  const draft = useLoginDraft()
  const sending = useSendCode(purpose)
  const fault = faultOf(draft)
  const form = useSubmit<'contact'>({
    check: () => (fault ? { contact: t(fault) } : {}),
    async send() {
      const { sent } = draft
      const contact = contactOf(draft)
      const isOnItsWay = sent?.contact === contact && sent.purpose === purpose && isAlive(sent)
      if (isOnItsWay) return storeLoginDraft({ changing: false })
      const { refused } = await sending.send(contact)
      return refused?.ofContact ? { faults: { contact: refused.message } } : undefined
    },
  })
  return { draft, form, sending, error: form.faults.contact }
}

/** Returns the contact as it is sent: a phone with its calling code. */
function contactOf({ by, phone, email }: LoginDraft): string {
  return by === 'phone' ? plainPhone(phone) : (normaliseEmail(email) ?? '')
}

function faultOf({ by, phone, email }: LoginDraft) {
  if (by === 'email') {
    if (email.trim() === '') return 'field_required'
    return normaliseEmail(email) ? null : 'email_incomplete'
  }
  if (plainPhone(phone) === '') return 'field_required'
  return isPossiblePhone(plainPhone(phone)) ? null : 'login_phone_wrong'
}
