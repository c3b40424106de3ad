import { normaliseEmail } from '@rimal/contract/text/email'
import { type FormEvent, useRef, useState } from 'react'
import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmailField } from '../../../ui/email/email-field.tsx'
import { ErrorNote } from '../../../ui/error-note.tsx'
import { focusFirstError } from '../../../ui/field.tsx'
import { PhoneField, plainPhone } from '../../../ui/phone-field.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
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
  const form = useRef<HTMLFormElement>(null)
  const draft = useLoginDraft()
  const { by, phone, email, sent } = draft
  const [pressed, setPressed] = useState(false)
  const { send, busy, refusal, forgive } = useSendCode(purpose)
  const fault = faultOf(draft)
  const country = useMyCountry() ?? undefined
  const shown = pressed && fault ? t(fault) : refusal?.ofContact ? refusal.message : undefined

  function write(part: Partial<LoginDraft>) {
    forgive()
    setPressed(false)
    storeLoginDraft(part)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setPressed(true)
    if (fault) return focusFirstError(form.current)
    const contact = contactOf(draft)
    const isOnItsWay = sent?.contact === contact && sent.purpose === purpose && isAlive(sent)
    if (isOnItsWay) return storeLoginDraft({ changing: false })
    if (!(await send(contact))) focusFirstError(form.current)
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
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
          country={country}
          key="phone"
          name="phone"
          label={t('login_phone')}
          value={phone}
          onChange={(value) => write({ phone: value })}
          error={shown}
          enterKeyHint="send"
          required
        />
      ) : (
        <EmailField
          key="email"
          name="email"
          label={t('email_address')}
          value={email}
          onChange={(value) => write({ email: value })}
          error={shown}
          enterKeyHint="send"
          required
        />
      )}
      {refusal && !refusal.ofContact && (
        <ErrorNote>
          {refusal.message} {refusal.until && <NewCodeIn until={refusal.until} />}
        </ErrorNote>
      )}
      <Button type="submit" full busy={busy}>
        {t('login_send_code')}
      </Button>
    </form>
  )
}

/** Returns the contact as it is sent: a phone with its calling code. */
function contactOf({ by, phone, email }: LoginDraft): string {
  return by === 'phone' ? plainPhone(phone) : (normaliseEmail(email) ?? '')
}

const fewestDigits = 7

function faultOf({ by, phone, email }: LoginDraft) {
  if (by === 'email') {
    if (email.trim() === '') return 'field_required'
    return normaliseEmail(email) ? null : 'email_incomplete'
  }
  if (plainPhone(phone) === '') return 'field_required'
  return plainPhone(phone).length > fewestDigits ? null : 'login_phone_wrong'
}
