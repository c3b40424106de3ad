import { Button } from '@mantine/core'
import type { StaffMe } from '@rimal/contract/staff/sign-in'
import { useState } from 'react'
import { call, isRefusal } from '../../call.ts'
import { useWords } from '../../words.tsx'
import { FactorForm } from './factor-form.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { signInByPasskey } from './passkey-calls.ts'
import { PasswordForm } from './password-form.tsx'
import css from './sign-in.module.css'

/** The two steps of signing in: the password, then the second factor. */
export function SignInSteps({ onSignedIn }: { onSignedIn: (me: StaffMe) => void }) {
  const { t } = useWords()
  const [begun, setBegun] = useState<{ ticket: string; email: string } | null>(null)
  const [expired, setExpired] = useState<unknown>(null)
  if (!begun) {
    return (
      <>
        <Heading step={1} title={t('sign_in_title')} />
        <PasswordForm notice={expired} onTicket={(ticket, email) => setBegun({ ticket, email })} />
        <PasskeyButton
          button="passkey_sign_in"
          onPress={async () => onSignedIn(await signInByPasskey())}
        />
        <p className={css.hint}>{t('sign_in_no_account')}</p>
      </>
    )
  }
  const prove = async (code: string) => {
    try {
      onSignedIn(await call('POST staff/prove-sign-in', { body: { ticket: begun.ticket, code } }))
    } catch (error) {
      // The time between the steps is over: the password is asked for again.
      if (isRefusal(error, 'sign_in_expired')) {
        setExpired(error)
        setBegun(null)
      }
      throw error
    }
  }
  return (
    <>
      <Heading step={2} title={t('sign_in_code_title')} lede={t('sign_in_code_lede')} />
      <p className={css.person}>
        <bdi>{begun.email}</bdi>
        <Button variant="subtle" onClick={() => setBegun(null)}>
          {t('sign_in_other')}
        </Button>
      </p>
      <FactorForm onCode={prove} button="sign_in_button" />
      <p className={css.hint}>{t('sign_in_lasts')}</p>
    </>
  )
}

function Heading({ step, title, lede }: { step: number; title: string; lede?: string }) {
  const { t } = useWords()
  return (
    <header className={css.heading}>
      <p className={css.step}>{t('sign_in_step', { step, steps: 2 })}</p>
      <h1>{title}</h1>
      {lede ? <p className={css.lede}>{lede}</p> : null}
    </header>
  )
}
