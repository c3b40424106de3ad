import type { LanguageCode } from '@rimal/contract/language'
import type { Tx } from '../../db/transact.ts'
import type { CodeEmail } from './templates/code-emails.ts'
import { kinds, type MessageData, type MessageKind } from './templates/kinds.ts'
import { insertMessage } from './messages.sql.ts'

/** What stands in the outbox. Of a code that is where it is derived from, never the code itself. */
export type StoredData = Omit<MessageData, 'one_time_code'> & {
  one_time_code: Omit<CodeEmail, 'code' | 'link'> & {
    challengeId: string
    digits: number
    /** The page where the secret of a link is taken; null where there is no link. */
    page: string | null
  }
}

export type Message<K extends MessageKind> = {
  dedupKey: string
  kind: K
  /** Null where no letter can reach her; what she is told then stands in her notifications alone. */
  recipient: string | null
  /** Whom it concerns: it becomes a line of her notifications, and she chooses how she hears of it. */
  customerId?: string | null
  language: LanguageCode
  data: StoredData[K]
  channel?: 'email' | 'sms'
  /** After this it is not sent any more. */
  expiresAt?: Date
}

/** Puts a message into the outbox in the transaction that causes it. A second one with the same key is ignored. */
export async function postMessage<K extends MessageKind>(tx: Tx, message: Message<K>) {
  tx.afterCommit.wake('send-messages')
  const { recipient, customerId, channel } = message
  if (recipient !== null) return insertMessage(tx, { ...message, recipient, channel })
  // Nobody would ever read it.
  if (!customerId || !kinds[message.kind].notice) return
  await insertMessage(tx, { ...message, recipient: '', channel: 'notice' })
}
