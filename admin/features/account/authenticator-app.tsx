import { Button } from '@mantine/core'
import type { ResultOf } from '@rimal/contract/endpoint'
import type { passkeysApi } from '@rimal/contract/staff/passkeys'
import { useState } from 'react'
import { isRefusal } from '../../call.ts'
import { useSend } from '../../queries.ts'
import { Notice } from '../../ui/notice.tsx'
import { onSubmit } from '../../ui/on-submit.ts'
import { Said } from '../../ui/said/said.tsx'
import { useSaid } from '../../ui/said/use-said.ts'
import ui from '../../ui/ui.module.css'
import { useChange } from '../../ui/use-change.ts'
import { useWords } from '../../words.tsx'
import { AppSecret } from '../sign-in/app-secret.tsx'
import { CodeField } from '../sign-in/code-field.tsx'

type NewApp = ResultOf<typeof passkeysApi.startApp>

/** The authenticator app, which another one can replace, for instance on a new phone. */
export function AuthenticatorApp() {
  const { t } = useWords()
  const [app, setApp] = useState<NewApp | null>(null)
  const { said, say } = useSaid()
  const send = useSend()
  const { run, isBusy, error } = useChange(async () => {
    say('', false)
    setApp(await send('POST staff/start-app', { body: {} }))
  })
  return (
    <div className={ui.form}>
      <p className={ui.lede}>{t('account_app_lede')}</p>
      <Said said={said} />
      <Notice error={error} />
      {app ? (
        <AppForm
          app={app}
          onAgain={(next) => {
            setApp(next)
            say(t('account_app_again'))
          }}
          onEnd={(isDone) => {
            setApp(null)
            say(isDone ? t('account_app_changed') : '')
          }}
        />
      ) : (
        <div>
          <Button variant="default" loading={isBusy} onClick={() => void run()}>
            {t('account_app_start')}
          </Button>
        </div>
      )}
    </div>
  )
}

type AppFormProps = {
  app: NewApp
  /** The secret was valid for minutes; here is the next one. */
  onAgain: (next: NewApp) => void
  onEnd: (isDone: boolean) => void
}

function AppForm({ app, onAgain, onEnd }: AppFormProps) {
  const { t } = useWords()
  const [code, setCode] = useState('')
  const send = useSend(['GET staff/list-sessions'])
  const { run, isBusy, error, fields } = useChange(async () => {
    try {
      await send('POST staff/change-app', { body: { code } })
      onEnd(true)
    } catch (error) {
      if (!isRefusal(error, 'challenge_expired')) throw error
      const next = await send('POST staff/start-app', { body: {} })
      setCode('')
      onAgain(next)
    }
  })
  return (
    <form onSubmit={onSubmit(run)} className={ui.form}>
      <Notice error={error} />
      <AppSecret {...app} />
      <CodeField
        label={t('join_code')}
        value={code}
        onChange={setCode}
        isWrong={fields['code'] !== undefined}
        isFirst
      />
      <div className={ui.acts}>
        <Button type="submit" loading={isBusy}>
          {t('account_app_change')}
        </Button>
        <Button variant="subtle" onClick={() => onEnd(false)}>
          {t('account_app_cancel')}
        </Button>
      </div>
    </form>
  )
}
