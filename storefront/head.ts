import type { LanguageCode } from '@rimal/contract/language'
import type { Shop } from '@rimal/contract/shop'
import type { Words } from './i18n/words.tsx'

/** The head of a page for browsers, search engines and people who share the page. */
export type Head = {
  title: string
  description?: string
  /** Absolute or from the root; 1200 wide where possible. The shop's own picture when absent. */
  image?: string | undefined
  /** The type of Open Graph; a website when absent. */
  type?: 'product'
  /** The price of a product, for people who share it; the amount is for machines. */
  price?: { amount: string; currency: string }
  /** JSON-LD objects without @context. */
  structured?: Record<string, unknown>[]
  /** The one address of this content, where it differs from the page's own (filters, sort). */
  canonicalPath?: string
  /** The path of the page now, if it was asked for under an earlier one; the server redirects there. */
  movedTo?: string
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
  /** `checkout`: a slim header without menu; no link leads away from the payment. */
  chrome?: 'full' | 'checkout'
}
