import { Button } from '@mantine/core'
import { useState } from 'react'
import { meKey, useSession } from '../../session.ts'
import { useQueryClient } from '@tanstack/react-query'
import { RecoveryCodes } from '../sign-in/recovery-codes.tsx'
import { useSend } from '../../queries.ts'
import { Notice } from '../../ui/notice.tsx'
import { PageHead, Section } from '../../ui/page-head.tsx'
import ui from '../../ui/ui.module.css'
import { onSubmit } from '../../ui/on-submit.ts'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { useChange } from '../../ui/use-change.ts'
import { useWords } from '../../words.tsx'
import css from './account.module.css'
import { AuthenticatorApp } from './authenticator-app.tsx'
import { Passkeys } from './passkeys.tsx'
import { Sessions } from './sessions.tsx'

/** A person's own access to the admin: sessions, passkeys, authenticator app, recovery codes and password. */
export function AccountPage() {
  const { t } = useWords()
  const { me } = useSession()
  return (
    <div className={css.page}>
      <PageHead title={t('admin_account')} lede={`${me.name} · ${t(`admin_role_${me.role}`)}`} />
      <Section title={t('account_sessions')}>
        <Sessions />
      </Section>
      <Section title={t('account_passkeys')}>
        <Passkeys />
      </Section>
      <Section title={t('account_app')}>
        <AuthenticatorApp />
      </Section>
      <Section title={t('account_codes')}>
        <Codes />
      </Section>
      <Section title={t('account_password')}>
        <Password />
      </Section>
    </div>
  )
}

function Codes() {
  const { t } = useWords()
  const { me } = useSession()
  const queries = useQueryClient()
  const [codes, setCodes] = useState<string[] | null>(null)
  const send = useSend()
  const { run, isBusy, error } = useChange(async () => {
    setCodes(await send('POST staff/renew-recovery-codes', { body: {} }))
  })
  const done = () => {
    setCodes(null)
    void queries.invalidateQueries({ queryKey: meKey })
  }
  if (codes) return <RecoveryCodes codes={codes} onDone={done} />
  return (
    <div className={ui.form}>
      <Notice error={error} />
      <p>{t('account_codes_left', { count: me.recoveryCodesLeft })}</p>
      <div>
        <Button variant="default" loading={isBusy} onClick={() => void run()}>
          {t('account_codes_renew')}
        </Button>
      </div>
    </div>
  )
}

function Password() {
  const { t } = useWords()
  const [password, setPassword] = useState('')
  const [isChanged, setChanged] = useState(false)
  const send = useSend(['GET staff/list-sessions'])
  const { run, isBusy, error, fields } = useChange(async () => {
    setChanged(false)
    await send('POST staff/change-password', { body: { password } })
    setPassword('')
    setChanged(true)
  })
  return (
    <form onSubmit={onSubmit(run)} className={ui.form}>
      <Notice error={error} />
      <output>
        {isChanged ? <p className={ui.done}>{t('account_password_changed')}</p> : null}
      </output>
      <PasswordField
        label={t('account_password_new')}
        description={t('join_password_help')}
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={fields['password']}
        required
      />
      <div>
        <Button type="submit" variant="default" loading={isBusy}>
          {t('account_password_change')}
        </Button>
      </div>
    </form>
  )
}
