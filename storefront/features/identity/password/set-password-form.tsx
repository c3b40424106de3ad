import { errors } from '@rimal/contract/errors'
import { minPassword } from '@rimal/contract/limits'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { tryCall } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'
import { clearLogin } from '../../../session/session.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ErrorNote } from '../../../ui/error-note.tsx'
import { focusFirstError } from '../../../ui/field.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { storeLoginDraft } from '../login-draft.ts'
import { NewPasswordField, rule } from './new-password-field.tsx'
import { Username } from './username.tsx'

/** Sets a new password, and then logs the customer in with it. */
export function SetPasswordForm({ ticket, contact }: { ticket: string; contact: string | null }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  const [failed, setFailed] = useState<{ message: string; ended: boolean } | null>(null)
  const [busy, setBusy] = useState(false)

  function refuse(message: string) {
    setFault(message)
    focusFirstError(form.current)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setFailed(null)
    if (password === '') return refuse(t('field_required'))
    if ([...password].length < minPassword) return refuse(rule(t))
    setBusy(true)
    const body = { ticket, password }
    const reply = await tryCall('POST identity/set-password', { body })
    setBusy(false)
    if (reply?.result) {
      // This device is logged out like all others.
      clearLogin()
      storeLoginDraft({ ticket: null, byPassword: true })
      showToast(t('set_password_done'))
      return navigate('/user-login', { replace: true })
    }
    if (reply?.fields) return refuse(reply.message)
    const ended = reply?.errorCode === errors.ticket_expired.number
    setFailed({ message: reply?.message ?? t('no_answer'), ended })
  }

  return (
    <div className="grid gap-6">
      <div className="grid gap-2.5">
        <h1 className="text-h1">{t('set_password_title')}</h1>
        <p className="text-ink-2">{t('set_password_text')}</p>
      </div>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <Username contact={contact} />
        <NewPasswordField
          label={t('password_new')}
          value={password}
          onChange={(value) => {
            setFault(undefined)
            setPassword(value)
          }}
          error={fault}
        />
        {failed && <ErrorNote>{failed.message}</ErrorNote>}
        {failed?.ended ? (
          <ButtonLink
            to="/forgot-password"
            full
            onClick={() => storeLoginDraft({ ticket: null, changing: true })}
          >
            {t('login_new_code')}
          </ButtonLink>
        ) : (
          <Button type="submit" full busy={busy}>
            {t('set_password_submit')}
          </Button>
        )}
      </form>
    </div>
  )
}
