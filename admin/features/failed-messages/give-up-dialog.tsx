import { Button } from '@mantine/core'
import type { SentMessage } from '@rimal/contract/staff/messages'
import { useSend } from '../../queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import ui from '../../ui/ui.module.css'
import { useChange } from '../../ui/use-change.ts'
import { useWords } from '../../words.tsx'
import { messageName } from './message-name.ts'

type Props = {
  message: SentMessage
  onClose: () => void
  onDone: (sentence: string) => void
}

/** Asks before a message is given up, because that cannot be undone. */
export function GiveUpDialog({ message, onClose, onDone }: Props) {
  const { t, language } = useWords()
  const { messageId } = message
  const send = useSend(['GET staff/list-failed-messages'])
  const { run, isBusy, error } = useChange(async () => {
    await send('POST staff/give-up-message', { body: { messageId } })
    onDone(t('failed_messages_give_up_done'))
  })
  return (
    <Dialog title={t('failed_messages_give_up_title')} isOpen onClose={onClose}>
      <div className={ui.form}>
        <Notice error={error} />
        <p>{t('failed_messages_give_up_lede', { name: messageName(message, { t, language }) })}</p>
        <div className={ui.acts}>
          <Button variant="danger" loading={isBusy} onClick={() => void run()}>
            {t('failed_messages_give_up')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
