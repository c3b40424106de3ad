import { Button } from '@mantine/core'
import type { SentMessage } from '@rimal/contract/staff/messages'
import { Link } from 'react-router'
import { useSend } from '../../queries.ts'
import { Notice } from '../../ui/notice.tsx'
import { type Column, Micro } from '../../ui/table.tsx'
import ui from '../../ui/ui.module.css'
import { useChange } from '../../ui/use-change.ts'
import type { FormatTime } from '../../ui/use-time.ts'
import { useWords, type Words } from '../../words.tsx'
import { kindName } from './kind-name.ts'
import { messageName } from './message-name.ts'

type Acts = {
  time: FormatTime
  onGiveUp: (message: SentMessage) => void
  onDone: (sentence: string) => void
}

export function failedColumns(
  { t, language }: Words,
  { time, onGiveUp, onDone }: Acts,
): Column<SentMessage>[] {
  return [
    {
      key: 'kind',
      title: t('messages_kind'),
      onPhone: 'wide',
      cell: ({ kind, channel, at, orderNumber }) => (
        <>
          {kindName(kind, language)}
          <Micro>
            {t(`message_channel_${channel}`)} · <time dateTime={at}>{time(at)}</time>
            {orderNumber ? (
              <>
                {' · '}
                <Link to={`/orders/${orderNumber}`}>
                  <bdi>{orderNumber}</bdi>
                </Link>
              </>
            ) : null}
          </Micro>
        </>
      ),
    },
    {
      key: 'to',
      title: t('messages_to'),
      onPhone: 'wide',
      cell: ({ recipient, channel }) =>
        recipient ? <bdi dir="ltr">{recipient}</bdi> : t(`message_channel_${channel}`),
    },
    {
      key: 'why',
      title: t('failed_messages_why'),
      onPhone: 'wide',
      cell: ({ failure, attempts, retryAt }) => (
        <>
          {failure ? t(`message_failure_${failure}`) : null}
          <Micro>
            {t('failed_messages_tries', { count: attempts })}
            {retryAt ? ` · ${t('failed_messages_next', { when: time(retryAt) })}` : ''}
          </Micro>
        </>
      ),
    },
    {
      key: 'act',
      title: t('failed_messages_act'),
      onPhone: 'wide',
      cell: (message) => <MessageActs {...{ message, onGiveUp, onDone }} />,
    },
  ]
}

type ActsProps = Pick<Acts, 'onGiveUp' | 'onDone'> & { message: SentMessage }

function MessageActs({ message, onGiveUp, onDone }: ActsProps) {
  const { t, language } = useWords()
  const { messageId } = message
  const send = useSend(['GET staff/list-failed-messages'])
  const { run, isBusy, error } = useChange(async () => {
    await send('POST staff/retry-message', { body: { messageId } })
    onDone(t('failed_messages_again_done'))
  })
  const name = messageName(message, { t, language })
  return (
    <>
      <Notice error={error} />
      <div className={ui.acts}>
        <Button
          variant="default"
          loading={isBusy}
          aria-label={t('failed_messages_again_named', { name })}
          onClick={() => void run()}
        >
          {t('failed_messages_again')}
        </Button>
        <Button
          variant="subtle"
          aria-label={t('failed_messages_give_up_named', { name })}
          onClick={() => onGiveUp(message)}
        >
          {t('failed_messages_give_up')}
        </Button>
      </div>
    </>
  )
}
