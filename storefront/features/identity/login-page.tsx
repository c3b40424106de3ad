import type { PageHandle } from '../../head.ts'
import { Sentence } from '../../i18n/sentence.ts'
import { useWords } from '../../i18n/words.tsx'
import { TextButton, TextLink } from '../../ui/text-link.tsx'
import { CodeWay } from './code/code-way.tsx'
import { LinkWay, useLinkSecret } from './link-way.tsx'
import { keepLoginDraft, useLoginDraft } from './login-draft.ts'
import { loadFrame, LoginFrame } from './login-frame.tsx'
import { PasswordWay } from './password/password-way.tsx'
import { useWayBack } from './way-back.ts'

export const loader = loadFrame

export const handle: PageHandle = {
  head: ({ words }) => ({ title: words.t('login_title'), noIndex: true }),
}

export function Component() {
  const { byPassword } = useLoginDraft()
  const secret = useLinkSecret()
  useWayBack()
  return (
    <LoginFrame>
      {secret ? <LoginByLink secret={secret} /> : byPassword ? <PasswordWay /> : <LoginByCode />}
    </LoginFrame>
  )
}

function LoginByLink({ secret }: { secret: string }) {
  const { t } = useWords()
  return (
    <LinkWay
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
    <CodeWay purpose="login" title={t('login_title')} text={t('login_text')}>
      <TextButton className="text-oud" onClick={() => keepLoginDraft({ byPassword: true })}>
        {t('login_with_password')}
      </TextButton>
      <p>
        <Sentence text={t('login_new_here')} parts={{ link }} />
      </p>
    </CodeWay>
  )
}
