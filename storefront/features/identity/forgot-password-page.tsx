import type { PageHandle } from '../../head.ts'
import { Sentence } from '../../i18n/sentence.ts'
import { useWords } from '../../i18n/words.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { CodeWay } from './code/code-way.tsx'
import { keepLoginDraft } from './login-draft.ts'
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
      onClick={() => keepLoginDraft({ byPassword: false })}
    >
      {t('login_with_code')}
    </TextLink>
  )
  return (
    <LoginFrame>
      <CodeWay purpose="password" title={t('forgot_title')} text={t('forgot_text')}>
        <p>
          <Sentence text={t('forgot_not_needed')} parts={{ link }} />
        </p>
      </CodeWay>
    </LoginFrame>
  )
}
