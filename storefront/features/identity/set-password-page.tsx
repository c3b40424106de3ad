import type { PageHandle } from '../../head.ts'
import { useWords } from '../../i18n/words.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { PasswordLink, useLinkSecret } from './password-link.tsx'
import { useLoginDraft } from './login-draft.ts'
import { loadFrame, LoginFrame } from './login-frame.tsx'
import { SetPasswordForm } from './password/set-password-form.tsx'

export const loader = loadFrame

export const handle: PageHandle = {
  head: ({ words }) => ({ title: words.t('set_password_title'), noIndex: true }),
}

export function Component() {
  const { ticket } = useLoginDraft()
  const secret = useLinkSecret()
  return (
    <LoginFrame>
      {ticket?.next === 'set-password' ? (
        <SetPasswordForm ticket={ticket.value} contact={ticket.contact} />
      ) : secret ? (
        <ByLink secret={secret} />
      ) : (
        <CodeFirst />
      )}
    </LoginFrame>
  )
}

function ByLink({ secret }: { secret: string }) {
  const { t } = useWords()
  return (
    <PasswordLink
      secret={secret}
      title={t('set_password_title')}
      text={t('login_link_text')}
      submit={t('login_go_on')}
    />
  )
}

function CodeFirst() {
  const { t } = useWords()
  return (
    <div className="grid gap-6">
      <div className="grid gap-2.5">
        <h1 className="text-h1">{t('set_password_title')}</h1>
        <p className="text-ink-2">{t('forgot_text')}</p>
      </div>
      <ButtonLink to="/forgot-password" full>
        {t('login_send_code')}
      </ButtonLink>
    </div>
  )
}
