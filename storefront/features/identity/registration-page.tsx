import type { PageHandle } from '../../head.ts'
import { Sentence } from '../../i18n/sentence.ts'
import { useWords } from '../../i18n/words.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { CodeLogin } from './code/code-login.tsx'
import { useLoginDraft } from './login-draft.ts'
import { loadFrame, LoginFrame } from './login-frame.tsx'
import { RegisterForm } from './register-form.tsx'
import { useReturnPath } from './return-path.ts'

export const loader = loadFrame

export const handle: PageHandle = {
  head: ({ words }) => ({ title: words.t('register_title'), noIndex: true }),
}

/** The form for a visitor with a verified contact; any other visitor first gets a code. */
export function Component() {
  const { ticket } = useLoginDraft()
  useReturnPath()
  return (
    <LoginFrame>
      {ticket?.next === 'register' ? (
        <RegisterForm ticket={ticket.value} contact={ticket.contact} />
      ) : (
        <CodeFirst />
      )}
    </LoginFrame>
  )
}

function CodeFirst() {
  const { t } = useWords()
  const link = (
    <TextLink key="link" to="/user-login" className="text-oud">
      {t('login_title')}
    </TextLink>
  )
  return (
    <CodeLogin purpose="login" title={t('register_title')} text={t('login_text')}>
      <p>
        <Sentence text={t('login_known_here')} parts={{ link }} />
      </p>
    </CodeLogin>
  )
}
