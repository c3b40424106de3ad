import type { LanguageCode } from '@rimal/contract/language'
import type { Queries } from '../../db/connect.ts'
import { insertMessage } from './messages.sql.ts'
import type { OrderReceived } from './order-received.ts'

/** What each kind of email says; `compose-message.ts` holds its words. */
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
}
export type MessageKind = keyof MessageData

export type Message<K extends MessageKind> = {
  dedupKey: string
  kind: K
  recipient: string
  language: LanguageCode
  data: MessageData[K]
}

/**
 * Puts an email into the outbox, in the transaction of what causes it; a second one with the same
 * key is dropped. Wake `send-messages` after the commit.
 */
export async function postMessage<K extends MessageKind>(tx: Queries, message: Message<K>) {
  await insertMessage(tx, message)
}
