import type { NotificationTopic, NoticePage } from '@rimal/contract/notification-topics'
import type { WrittenChannel } from '@rimal/contract/staff/message-kinds'
import type { Text } from '@rimal/contract/language'
import type { Email } from './email.ts'

/** Where texts stand in data: 'name', 'details.address', 'details.lines.remarks' of every line. */
type PathIn<Data> = Data extends readonly (infer Item)[]
  ? PathIn<Item>
  : Data extends object
    ? {
        [Key in keyof Data & string]-?: Key | `${Key}.${PathIn<NonNullable<Data[Key]>>}`
      }[keyof Data & string]
    : never

/** One kind of message: what it is about, its words, and how it looks with an example. */
export type EmailKind<Data> = {
  /** The topic whose channels the customer may choose; null for emails to the shop. */
  topic: NotificationTopic | null
  /** Codes, passwords and money: the email is sent whatever the customer prefers. */
  always?: true
  /** Where it is not by email and, to customers, text message: how it leaves the shop beside its notification. */
  channels?: readonly WrittenChannel[]
  /** The texts that customers typed: these texts lose their web addresses before the message is written. */
  typed: readonly PathIn<Data>[]
  /** The texts of the data that stand in the message, for which a text of the shop has `{name}`. */
  variables: readonly PathIn<Data>[]
  write: (data: Data) => { en: Email; ar: Email }
  /** The same for the customer's notifications and devices, when the message names a customer. */
  notice?: (data: Data) => Notice
  /** The data with which /dev/emails shows the message. */
  sample: Data
  /**
   * The data of the example that differs in Arabic: names, remarks, days and amounts as an Arabic order has them.
   */
  arabicSample?: Partial<Data>
  /** What other examples have instead, so that the examples together show every text of the message; then in Arabic. */
  otherSamples?: readonly OtherSample<Data>[]
}

export type OtherSample<Data> = readonly [other: Partial<Data>, inArabic?: Partial<Data>]

/** Contains nothing secret and no address, because locked screens show it. */
export type Notice = {
  title: Text
  body: Text
  /** Where opening it leads. */
  page: NoticePage
  /** The number of the order, for pages that show one. */
  orderId?: string | undefined
}
