import type { NewsTopic, NoticePage } from '@rimal/contract/news'
import type { Text } from '@rimal/contract/language'
import type { Letter } from './letter.ts'

/** One kind of message: what it is about, its words, and how it looks with an example. */
export type LetterKind<Data> = {
  /** What she may choose to hear of, and how; null for letters to the house. */
  topic: NewsTopic | null
  /** Codes, passwords and money: the letter is sent whatever she prefers. */
  always?: true
  write: (data: Data) => { en: Letter; ar: Letter }
  /** The same in a line of her notifications and on her devices, where the message names her. */
  notice?: (data: Data) => Notice
  /** What /dev/letters shows it with. */
  sample: Data
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
