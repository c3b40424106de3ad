import type { PageHandle } from '../../head.ts'
import { Sentence } from '../../i18n/sentence.ts'
import { useWords } from '../../i18n/words.tsx'
import { TextButton, TextLink } from '../../ui/text-link.tsx'
import { CodeLogin } from './code/code-login.tsx'
import { PasswordLink, useLinkSecret } from './password-link.tsx'
import { storeLoginDraft, useLoginDraft } from './login-draft.ts'
import { loadFrame, LoginFrame } from './login-frame.tsx'
import { PasswordLogin } from './password/password-login.tsx'
import { useReturnPath } from './return-path.ts'

export const loader = loadFrame

export const handle: PageHandle = {
  head: ({ words }) => ({ title: words.t('login_title'), noIndex: true }),
}

export function Component() {
  const { byPassword } = useLoginDraft()
  const secret = useLinkSecret()
  useReturnPath()
  return (
    <LoginFrame>
      {secret ? <LoginByLink secret={secret} /> : byPassword ? <PasswordLogin /> : <LoginByCode />}
    </LoginFrame>
  )
}

function LoginByLink({ secret }: { secret: string }) {
  const { t } = useWords()
  return (
    <PasswordLink
      secret={secret}
      title={t('login_link_title')}
      text={t('login_link_text')}
      submit={t('login_submit')}
    />
  )
}

function LoginByCode() {
  const { t } = useWords()
  const link = (
    <TextLink key="link" to="/user-registration" className="text-oud">
      {t('register_title')}
    </TextLink>
  )
  return (
    <CodeLogin purpose="login" title={t('login_title')} text={t('login_text')}>
      <TextButton className="text-oud" onClick={() => storeLoginDraft({ byPassword: true })}>
        {t('login_with_password')}
      </TextButton>
      <p>
        <Sentence text={t('login_new_here')} parts={{ link }} />
      </p>
    </CodeLogin>
  )
}
