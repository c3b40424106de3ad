import { Button, TextInput } from '@mantine/core'
import type { Enrolment } from '@rimal/contract/staff/sign-in'
import { useState } from 'react'
import { call } from '../../call.ts'
import { useLanguage } from '../../language.tsx'
import { Notice } from '../../ui/notice.tsx'
import { onSubmit } from '../../ui/on-submit.ts'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { useChange } from '../../ui/use-change.ts'
import { useWords } from '../../words.tsx'
import { AppSecret } from './app-secret.tsx'
import { CodeField } from './code-field.tsx'
import css from './sign-in.module.css'

type Props = {
  token: string
  enrolment: Enrolment
  /** Receives the recovery codes of the new member. */
  onJoined: (recoveryCodes: string[]) => void
}

/** The form of an invitation: who the person is, a password, and the authenticator app with its first code. */
export function JoinForm({ token, enrolment, onJoined }: Props) {
  const { t } = useWords()
  const { language } = useLanguage()
  const [typed, setTyped] = useState({ email: '', name: '', password: '', code: '' })
  const type = (name: keyof typeof typed) => (value: string) =>
    setTyped((earlier) => ({ ...earlier, [name]: value }))
  const { run, isBusy, error, fields } = useChange(async () => {
    const { email, ...person } = typed
    const { recoveryCodes } = await call('POST staff/accept-invitation', {
      body: { ...person, token, language, ...(enrolment.email ? {} : { email }) },
    })
    onJoined(recoveryCodes)
  })
  return (
    <form onSubmit={onSubmit(run)} className={css.form}>
      <header>
        <p className={css.step}>{t('join_role', { role: t(`admin_role_${enrolment.role}`) })}</p>
        <h1>{t('join_title')}</h1>
      </header>
      <Notice error={error} />
      <PersonFields
        email={enrolment.email}
        typed={typed}
        onType={(name, value) => type(name)(value)}
        refused={fields}
      />
      <App enrolment={enrolment} />
      <CodeField
        label={t('join_code')}
        value={typed.code}
        onChange={type('code')}
        isWrong={fields['code'] !== undefined}
      />
      <Button type="submit" loading={isBusy} fullWidth>
        {t('join_button')}
      </Button>
    </form>
  )
}

type PersonProps = {
  /** The email of the invitation; null if the person gives one. */
  email: string | null
  typed: { email: string; name: string; password: string }
  onType: (name: 'email' | 'name' | 'password', value: string) => void
  refused: Record<string, string>
}

function PersonFields({ email, typed, onType, refused }: PersonProps) {
  const { t } = useWords()
  return (
    <>
      <TextInput
        label={t('sign_in_email')}
        type="email"
        autoComplete="username"
        dir="ltr"
        value={email ?? typed.email}
        onChange={(event) => onType('email', event.currentTarget.value)}
        readOnly={email !== null}
        error={refused['email']}
        required
      />
      <TextInput
        label={t('join_name')}
        autoComplete="name"
        dir="auto"
        value={typed.name}
        onChange={(event) => onType('name', event.currentTarget.value)}
        error={refused['name']}
        required
      />
      <PasswordField
        label={t('sign_in_password')}
        description={t('join_password_help')}
        autoComplete="new-password"
        value={typed.password}
        onChange={(event) => onType('password', event.currentTarget.value)}
        error={refused['password']}
        required
      />
    </>
  )
}

function App({ enrolment: { uri, secret } }: { enrolment: Enrolment }) {
  const { t } = useWords()
  return (
    <section>
      <h2>{t('join_app_title')}</h2>
      <p className={css.lede}>{t('join_app_lede')}</p>
      <AppSecret uri={uri} secret={secret} />
    </section>
  )
}
