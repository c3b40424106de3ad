import type { PageHandle } from '../../head.ts'
import { Sentence } from '../../i18n/sentence.ts'
import { useWords } from '../../i18n/words.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { CodeLogin } from './code/code-login.tsx'
import { storeLoginDraft } from './login-draft.ts'
import { loadFrame, LoginFrame } from './login-frame.tsx'

export const loader = loadFrame

export const handle: PageHandle = {
  head: ({ words }) => ({ title: words.t('forgot_title'), noIndex: true }),
}

export function Component() {
  const { t } = useWords()
  const link = (
    <TextLink
      key="link"
      to="/user-login"
      className="text-oud"
      onClick={() => storeLoginDraft({ byPassword: false })}
    >
      {t('login_with_code')}
    </TextLink>
  )
  return (
    <LoginFrame>
      <CodeLogin purpose="password" title={t('forgot_title')} text={t('forgot_text')}>
        <p>
          <Sentence text={t('forgot_not_needed')} parts={{ link }} />
        </p>
      </CodeLogin>
    </LoginFrame>
  )
}
