import type { LanguageCode } from '@rimal/contract/language'
import type { Tx } from '../../db/transact.ts'
import type { CodeEmail } from './templates/code-emails.ts'
import type { MessageData, MessageKind } from './templates/kinds.ts'
import type { InvitationEmail } from './templates/staff/staff-emails.ts'
import { insertMessage } from './messages.sql.ts'

/**
 * The data in the outbox. For a code and for an invitation, this is the data that the secret is derived from, never
 * the secret itself.
 */
export type StoredData = Omit<MessageData, 'one_time_code' | 'staff_invitation'> & {
  staff_invitation: Omit<InvitationEmail, 'link'> & { invitationId: string; page: string }
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
  /** Null when no email or text message can reach the customer; the message is then a notification only. */
  recipient: string | null
  /** The customer concerned: the message becomes a notification of this customer, who chooses its channels. */
  customerId?: string | null
  language: LanguageCode
  data: StoredData[K]
  channel?: 'email' | 'sms'
  /** After this it is not sent any more. */
  expiresAt?: Date
  /** Not sent before `held` is cleared in the outbox. */
  held?: boolean
}

/** Puts a message into the outbox in the transaction that causes it. A second one with the same key is ignored. */
export async function postMessage<K extends MessageKind>(tx: Tx, message: Message<K>) {
  if (!message.held) tx.afterCommit.wake('send-messages')
  const { recipient, customerId, channel } = message
  if (recipient !== null) return insertMessage(tx, { ...message, recipient, channel })
  // Nobody could ever read the message.
  if (!customerId) return
  await insertMessage(tx, { ...message, recipient: '', channel: 'notice' })
}
