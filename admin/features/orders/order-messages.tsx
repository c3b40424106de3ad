import type { MessageState } from '@rimal/contract/staff/message-kinds'
import type { SentMessage } from '@rimal/contract/staff/messages'
import { useRead } from '../../queries.ts'
import { Broken } from '../../ui/broken.tsx'
import { type StateKind, StateMark } from '../../ui/state-mark.tsx'
import { Micro } from '../../ui/table.tsx'
import ui from '../../ui/ui.module.css'
import { useTime } from '../../ui/use-time.ts'
import { useWords } from '../../words.tsx'
import { kindName } from '../failed-messages/kind-name.ts'
import css from './order-messages.module.css'

const markOf: Record<MessageState, StateKind> = {
  waiting: 'waits',
  sent: 'done',
  retrying: 'works',
  failed: 'needs',
  given_up: 'ended',
  expired: 'ended',
}

/** The messages that the shop has sent about an order, or tries to send, the latest first. */
export function OrderMessages({ number }: { number: string }) {
  const { t } = useWords()
  const { data, error, refetch } = useRead('GET staff/list-order-messages/{orderNumber}', {
    params: { orderNumber: number },
  })
  if (error && !data) return <Broken error={error} onAgain={() => void refetch()} />
  if (data?.length === 0) return <p className={ui.lede}>{t('order_messages_empty')}</p>
  return (
    <ul className={css.messages} aria-busy={!data}>
      {data?.map((message) => (
        <Row key={message.messageId} message={message} />
      ))}
    </ul>
  )
}

function Row({ message }: { message: SentMessage }) {
  const { t, language } = useWords()
  const time = useTime()
  const { kind, channel, recipient, state, failure } = message
  const at = message.sentAt ?? message.at
  return (
    <li>
      <span>{kindName(kind, language)}</span>
      <StateMark kind={markOf[state]}>{t(`message_state_${state}`)}</StateMark>
      <Micro>
        {t(`message_channel_${channel}`)}
        {recipient ? (
          <>
            {' · '}
            <bdi dir="ltr">{recipient}</bdi>
          </>
        ) : null}
        {' · '}
        <time dateTime={at}>{time(at)}</time>
        {failure ? ` · ${t(`message_failure_${failure}`)}` : ''}
      </Micro>
    </li>
  )
}
