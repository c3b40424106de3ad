import { errors } from '@rimal/contract/errors'
import { minPassword } from '@rimal/contract/limits'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { tryCall } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'
import { clearLogin } from '../../../session/session.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ErrorNote } from '../../../ui/error-note.tsx'
import { refusalOf } from '../../../ui/form/submission.ts'
import { showToast } from '../../../ui/toast.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { storeLoginDraft } from '../login-draft.ts'
import { NewPasswordField, rule } from './new-password-field.tsx'
import { Username } from './username.tsx'

/** Sets a new password, and then logs the customer in with it. */
export function SetPasswordForm({ ticket, contact }: { ticket: string; contact: string | null }) {
  const { t } = useWords()
  const { form, ended } = useNewPassword(ticket)
  return (
    <div className="grid gap-6">
      <div className="grid gap-2.5">
        <h1 className="text-h1">{t('set_password_title')}</h1>
        <p className="text-ink-2">{t('set_password_text')}</p>
      </div>
      <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Username contact={contact} />
        <NewPasswordField {...form.field('password')} label={t('password_new')} />
        {form.failure && <ErrorNote>{form.failure}</ErrorNote>}
        {ended ? (
          <ButtonLink
            to="/forgot-password"
            full
            onClick={() => storeLoginDraft({ ticket: null, changing: true })}
          >
            {t('login_new_code')}
          </ButtonLink>
        ) : (
          <Button type="submit" full busy={form.busy}>
            {t('set_password_submit')}
          </Button>
        )}
      </form>
    </div>
  )
}

function useNewPassword(ticket: string) {
  const { t } = useWords()
  const navigate = useNavigate()
  const [ended, setEnded] = useState(false)
  const form = useForm<{ password: string }>({
    start: { password: '' },
    check({ password }) {
      if (password === '') return { password: t('field_required') }
      return [...password].length < minPassword ? { password: rule(t) } : {}
    },
    async send({ password }) {
      const reply = await tryCall('POST identity/set-password', { body: { ticket, password } })
      if (reply?.result) {
        // This device is logged out like all others.
        clearLogin()
        storeLoginDraft({ ticket: null, byPassword: true })
        showToast(t('set_password_done'))
        return navigate('/user-login', { replace: true })
      }
      setEnded(reply?.errorCode === errors.ticket_expired.number)
      return reply?.fields ? { faults: { password: reply.message } } : refusalOf(reply)
    },
  })
  return { form, ended }
}
