import { Button, TextInput } from '@mantine/core'
import type { Passkey } from '@rimal/contract/staff/passkeys'
import { maxPasskeyName } from '@rimal/contract/limits'
import { useState } from 'react'
import { useRead, useSend } from '../../queries.ts'
import { Broken } from '../../ui/broken.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { isolate } from '../../ui/isolate.ts'
import { Notice } from '../../ui/notice.tsx'
import { onSubmit } from '../../ui/on-submit.ts'
import { Said } from '../../ui/said/said.tsx'
import { useSaid } from '../../ui/said/use-said.ts'
import { Micro } from '../../ui/table.tsx'
import ui from '../../ui/ui.module.css'
import { useChange } from '../../ui/use-change.ts'
import { useTime } from '../../ui/use-time.ts'
import { useWords } from '../../words.tsx'
import { hasPasskeys, makePasskey } from '../sign-in/passkey-calls.ts'
import { PasskeyNotice } from '../sign-in/passkey-notice.tsx'
import css from './account.module.css'

const readsOfPasskeys = [
  'GET staff/list-passkeys',
  'GET staff/list-sessions',
  'GET staff/me',
] as const

/** The passkeys of the person; one can be added in a browser that knows passkeys. */
export function Passkeys() {
  const { t } = useWords()
  const { data, error, refetch } = useRead('GET staff/list-passkeys')
  const { said, say } = useSaid()
  if (error && !data) return <Broken error={error} onAgain={() => void refetch()} />
  return (
    <div className={ui.form}>
      <p className={ui.lede}>{t('account_passkeys_lede')}</p>
      <Said said={said} />
      <ul className={css.list} aria-busy={!data}>
        {data?.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onRemoved={() => say(t('account_passkey_removed'))}
          />
        ))}
      </ul>
      {data?.length === 0 ? <p>{t('account_passkeys_none')}</p> : null}
      {hasPasskeys() ? <AddPasskey onAdded={() => say(t('account_passkey_added'))} /> : null}
    </div>
  )
}

function AddPasskey({ onAdded }: { onAdded: () => void }) {
  const { t } = useWords()
  const [name, setName] = useState('')
  const send = useSend(readsOfPasskeys)
  const start = useSend()
  const { run, isBusy, error } = useChange(async () => {
    const passkey = await makePasskey(await start('POST staff/start-passkey', { body: {} }))
    await send('POST staff/add-passkey', { body: { name, passkey } })
    setName('')
    onAdded()
  })
  return (
    <form onSubmit={onSubmit(run)} className={ui.form}>
      <PasskeyNotice error={error} />
      <TextInput
        label={t('account_passkey_name')}
        description={t('account_passkey_name_help')}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        maxLength={maxPasskeyName}
        autoComplete="off"
        dir="auto"
      />
      <div>
        <Button type="submit" variant="default" loading={isBusy}>
          {t('account_passkey_add')}
        </Button>
      </div>
    </form>
  )
}

function PasskeyRow({ passkey, onRemoved }: { passkey: Passkey; onRemoved: () => void }) {
  const { t } = useWords()
  const time = useTime()
  const [isRemoving, setRemoving] = useState(false)
  const { name, createdAt, usedAt, isSynced } = passkey
  const facts = [
    usedAt ? t('account_passkey_used', { when: time(usedAt) }) : t('account_passkey_unused'),
    t('account_passkey_made', { when: time(createdAt) }),
    ...(isSynced ? [t('account_passkey_synced')] : []),
  ]
  return (
    <li>
      <div>
        <bdi>{name}</bdi>
        <Micro>{facts.join(' · ')}</Micro>
      </div>
      <Button
        variant="subtle"
        c="var(--alert)"
        aria-label={`${t('account_passkey_remove')}: ${name}`}
        onClick={() => setRemoving(true)}
      >
        {t('account_passkey_remove')}
      </Button>
      <RemoveDialog
        passkey={passkey}
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        onRemoved={onRemoved}
      />
    </li>
  )
}

type RemoveProps = {
  passkey: Passkey
  isOpen: boolean
  onClose: () => void
  onRemoved: () => void
}

function RemoveDialog({ passkey: { id, name }, isOpen, onClose, onRemoved }: RemoveProps) {
  const { t } = useWords()
  const send = useSend(readsOfPasskeys)
  const { run, isBusy, error } = useChange(async () => {
    await send('POST staff/remove-passkey', { body: { id } })
    onClose()
    onRemoved()
  })
  return (
    <Dialog
      title={t('account_passkey_remove_title', { name: isolate(name) })}
      isOpen={isOpen}
      onClose={onClose}
    >
      <div className={ui.form}>
        <Notice error={error} />
        <p>{t('account_passkey_remove_effect')}</p>
        <Button variant="danger" loading={isBusy} onClick={() => void run()}>
          {t('account_passkey_remove')}
        </Button>
      </div>
    </Dialog>
  )
}
