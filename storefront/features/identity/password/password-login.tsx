import { tryCall } from '../../../api.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmailField } from '../../../ui/email/email-field.tsx'
import { ErrorNote } from '../../../ui/error-note.tsx'
import { plainPhone } from '../../../ui/phone/phone-field.tsx'
import { TextButton, TextLink } from '../../../ui/text-link.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { storeLoginDraft, loginDraft } from '../login-draft.ts'
import { PasswordField } from './password-field.tsx'
import { useEnter } from '../use-enter.ts'

/** One field for either contact: it is what password managers fill in. */
export function PasswordLogin() {
  const { t } = useWords()
  const form = usePasswordLogin()
  return (
    <div className="grid gap-6">
      <h1 className="text-h1">{t('login_title')}</h1>
      <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <EmailField
          {...form.field('username')}
          label={t('login_username')}
          type="text"
          autoComplete="username"
          enterKeyHint="next"
          required
        />
        <PasswordField
          {...form.field('password')}
          label={t('password')}
          autoComplete="current-password"
          enterKeyHint="go"
        />
        {form.failure && <ErrorNote>{form.failure}</ErrorNote>}
        <Button type="submit" full busy={form.busy}>
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

const minContact = 3

function usePasswordLogin() {
  const { t } = useWords()
  const enter = useEnter()
  return useForm<{ username: string; password: string }>({
    start: { username: typedContact(), password: '' },
    check({ username, password }) {
      const typed = username.trim()
      const missing = t(typed ? 'login_username_missing' : 'field_required')
      return {
        ...(typed.length < minContact ? { username: missing } : {}),
        ...(password === '' ? { password: t('field_required') } : {}),
      }
    },
    async send({ username, password }) {
      const body = { contact: username.trim(), password }
      const reply = await tryCall('POST identity/log-in', { body })
      if (reply?.result) return enter(reply.result)
      return { failure: reply?.fields ? t('login_username_missing') : (reply?.message ?? '') }
    },
  })
}

/** Returns the contact that was typed for a code, so that it is not asked for again. */
function typedContact(): string {
  const { by, phone, email } = loginDraft()
  return by === 'phone' ? plainPhone(phone) : email
}
