import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../call.ts'
import { Notice } from '../../ui/notice.tsx'
import { useFirstFocus } from '../../ui/use-first-focus.ts'
import { onSubmit } from '../../ui/on-submit.ts'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { useChange } from '../../ui/use-change.ts'
import { useWords } from '../../words.tsx'
import css from './sign-in.module.css'

type Props = {
  /** Why the password is asked for again. */
  notice: unknown
  onTicket: (ticket: string, email: string) => void
}

/** Asks for email and password, and passes on the ticket for the second factor. */
export function PasswordForm({ notice, onTicket }: Props) {
  const { t } = useWords()
  const first = useFirstFocus<HTMLInputElement>()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { run, isBusy, error } = useChange(async () => {
    const { ticket } = await call('POST staff/sign-in', { body: { email, password } })
    onTicket(ticket, email)
  })
  return (
    <form onSubmit={onSubmit(run)} className={css.form}>
      <Notice error={error ?? notice} />
      <TextInput
        label={t('sign_in_email')}
        type="email"
        name="email"
        autoComplete="username"
        dir="ltr"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        required
        ref={first}
        data-autofocus
      />
      <PasswordField
        label={t('sign_in_password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        required
      />
      <Button type="submit" loading={isBusy} fullWidth>
        {t('sign_in_continue')}
      </Button>
    </form>
  )
}
