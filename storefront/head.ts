import type { LanguageCode } from '@rimal/contract/language'
import type { Shop } from '@rimal/contract/shop'
import type { Words } from './i18n/words.tsx'

/** What a page says of itself to browsers, search engines and people who share it. */
export type Head = {
  title: string
  description?: string
  /** Absolute or from the root; 1200 wide where possible. The shop's own picture when absent. */
  image?: string | undefined
  /** Of Open Graph; a website when absent. */
  type?: 'product'
  /** Of a product, for people who share it; the amount is for machines. */
  price?: { amount: string; currency: string }
  /** JSON-LD objects without @context. */
  structured?: Record<string, unknown>[]
  /** The one address of this content, where it differs from the page's own (filters, sort). */
  canonicalPath?: string
  noIndex?: boolean
  /** Preloaded before anything else: the picture that fills the first screen. */
  preload?: { srcSet: string; sizes: string; type: string; media?: string }[]
}

export type HeadInput<Data> = {
  data: Data
  shop: Shop
  words: Words
  language: LanguageCode
  origin: string
  path: string
  params: Record<string, string | undefined>
}

/** A route's `handle`: `head` makes its head, `chrome` chooses the frame around it. */
export type PageHandle<Data = unknown> = {
  head?: (input: HeadInput<Data>) => Head
  /** `checkout`: a slim header without menu; nothing leads away from paying. */
  chrome?: 'full' | 'checkout'
}
