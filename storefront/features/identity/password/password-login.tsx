import { type FormEvent, useRef, useState } from 'react'
import { tryCall } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmailField } from '../../../ui/email/email-field.tsx'
import { ErrorNote } from '../../../ui/error-note.tsx'
import { focusFirstError } from '../../../ui/field.tsx'
import { plainPhone } from '../../../ui/phone-field.tsx'
import { TextButton, TextLink } from '../../../ui/text-link.tsx'
import { storeLoginDraft, loginDraft } from '../login-draft.ts'
import { PasswordField } from './password-field.tsx'
import { useEnter } from '../use-enter.ts'

/** One field for either contact: it is what password managers fill in. */
export function PasswordLogin() {
  const { t } = useWords()
  const enter = useEnter()
  const form = useRef<HTMLFormElement>(null)
  const [contact, setContact] = useState(typedContact)
  const [password, setPassword] = useState('')
  const [pressed, setPressed] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setPressed(true)
    setFailed(null)
    if (contact.trim().length < 3 || password === '') return focusFirstError(form.current)
    setBusy(true)
    const body = { contact: contact.trim(), password }
    const reply = await tryCall('POST identity/log-in', { body })
    setBusy(false)
    if (reply?.result) return enter(reply.result)
    setFailed(reply?.fields ? t('login_username_missing') : (reply?.message ?? t('no_answer')))
  }

  return (
    <div className="grid gap-6">
      <h1 className="text-h1">{t('login_title')}</h1>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <EmailField
          name="username"
          label={t('login_username')}
          type="text"
          autoComplete="username"
          value={contact}
          onChange={setContact}
          error={
            pressed && contact.trim().length < 3
              ? t(contact.trim() ? 'login_username_missing' : 'field_required')
              : undefined
          }
          enterKeyHint="next"
          required
        />
        <PasswordField
          name="password"
          label={t('password')}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={pressed && password === '' ? t('field_required') : undefined}
          enterKeyHint="go"
        />
        {failed && <ErrorNote>{failed}</ErrorNote>}
        <Button type="submit" full busy={busy}>
          {t('login_submit')}
        </Button>
      </form>
      <div className="grid justify-items-start gap-4 border-t border-rule pt-5 text-small">
        <TextButton className="text-oud" onClick={() => storeLoginDraft({ byPassword: false })}>
          {t('login_with_code')}
        </TextButton>
        <TextLink to="/forgot-password" className="text-oud">
          {t('password_forgot')}
        </TextLink>
      </div>
    </div>
  )
}

/** Returns the contact that was typed for a code, so that it is not asked for again. */
function typedContact(): string {
  const { by, phone, email } = loginDraft()
  return by === 'phone' ? plainPhone(phone) : email
}
