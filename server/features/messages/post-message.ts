import type { LanguageCode } from '@rimal/contract/language'
import type { Queries } from '../../db/connect.ts'
import type {
  AccountDeleted,
  CodeLetter,
  ContactChanged,
  PasswordChanged,
} from './account-letters.ts'
import { insertMessage } from './messages.sql.ts'
import type { OrderReceived } from './order-received.ts'

/** What each kind of message says; `compose-message.ts` holds its words. */
export type MessageData = {
  contact_message: {
    name: string
    email: string
    phone: string
    orderNumber: string
    message: string
    language: LanguageCode
  }
  stock_alert: { name: string; color: string; size: number; link: string }
  order_received: OrderReceived
  payment_returned: {
    name: string
    orderNumber: string
    amount: string
    /** The order had run out, was given up, or stands without this payment. */
    why: 'late' | 'given_up' | 'twice'
    /** Sent back, or only set aside and set free again. */
    how: 'refunded' | 'voided'
    link: string
  }
  one_time_code: CodeLetter
  password_changed: PasswordChanged
  contact_changed: ContactChanged
  account_deleted: AccountDeleted
}
export type MessageKind = keyof MessageData

/** What stands in the outbox. Of a code that is where it is derived from, never the code itself. */
export type StoredData = Omit<MessageData, 'one_time_code'> & {
  one_time_code: Omit<CodeLetter, 'code' | 'link'> & {
    challengeId: string
    digits: number
    /** The page where the secret of a link is taken; null where there is no link. */
    page: string | null
  }
}

export type Message<K extends MessageKind> = {
  dedupKey: string
  kind: K
  recipient: string
  language: LanguageCode
  data: StoredData[K]
  channel?: 'email' | 'sms'
  /** After this it is not sent any more. */
  expiresAt?: Date
}

/**
 * Puts a message into the outbox, in the transaction of what causes it; a second one with the same
 * key is dropped. Wake `send-messages` after the commit.
 */
export async function postMessage<K extends MessageKind>(tx: Queries, message: Message<K>) {
  await insertMessage(tx, message)
}
