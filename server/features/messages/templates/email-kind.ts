import type { NotificationTopic, NoticePage } from '@rimal/contract/notification-topics'
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
  /** What she may choose to hear of, and how; null for letters to the house. */
  topic: NotificationTopic | null
  /** Codes, passwords and money: the letter is sent whatever she prefers. */
  always?: true
  /** What customers typed: these texts lose their web addresses before the message is written. */
  typed: readonly PathIn<Data>[]
  write: (data: Data) => { en: Email; ar: Email }
  /** The same in a line of her notifications and on her devices, where the message names her. */
  notice?: (data: Data) => Notice
  /** What /dev/letters shows it with. */
  sample: Data
  /** What the example says in Arabic instead: names, remarks, days and amounts as an Arabic order has them. */
  arabicSample?: Partial<Data>
}

/** Nothing secret and no address: it is shown on locked screens. */
export type Notice = {
  title: Text
  body: Text
  /** Where opening it leads. */
  page: NoticePage
  /** Of the order, for pages that show one. */
  orderId?: string | undefined
}
