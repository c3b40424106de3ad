import { Button } from '@mantine/core'
import type { Connection } from '@rimal/contract/staff/connections'
import { useState } from 'react'
import { useSend } from '../../../queries.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { isolate } from '../../../ui/isolate.ts'
import { Notice } from '../../../ui/notice.tsx'
import ui from '../../../ui/ui.module.css'
import { useChange } from '../../../ui/use-change.ts'
import { useWords } from '../../../words.tsx'
import { connectionTexts } from './connection-words.ts'
import { readsOfConnections } from './reads-of-connections.ts'

type Props = { connection: Connection; onDone: () => void }

/** Removes an account with its secrets, after a question. */
export function RemoveAccount({ connection: { name, revision }, onDone }: Props) {
  const { t } = useWords()
  const [isAsking, setAsking] = useState(false)
  const send = useSend(readsOfConnections)
  const { run, isBusy, error } = useChange(async () => {
    await send('POST staff/remove-connection', { body: { name, revision } })
    setAsking(false)
    onDone()
  })
  const title = t('connection_remove_title', { name: isolate(t(connectionTexts[name].name)) })
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('connection_remove')}
      </Button>
      <Dialog title={title} isOpen={isAsking} onClose={() => setAsking(false)}>
        <div className={ui.form}>
          <Notice error={error} />
          <p>{t('connection_remove_effect')}</p>
          <Button variant="danger" loading={isBusy} onClick={() => void run()}>
            {t('connection_remove')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
