import { type LanguageCode, languageOfPath, languagePath } from '@rimal/contract/language'
import { maxSearch } from '@rimal/contract/limits'

/** The address, without its language, to which a phone sends what a shopper shares with the installed shop. */
export const sharedPath = '/shared'

/** What a phone passes on when a shopper shares something with the installed shop. */
export type Shared = { title: string; text: string; url: string }

/** The pages whose links people share, without their language. */
const sharedPages = [
  /^\/(home|product-list|search|about|terms|faq|contact|made-to-measure|size-guide)$/,
  /^\/(privacy-policy|delivery-and-returns|home-service|find-order)$/,
  /^\/product-list(\/[\w%.~-]+){1,2}$/,
  /^\/(product-details|wishlist|order|my-return|home-service|payment)\/[\w%.~-]+$/,
]

const link = /\bhttps?:\/\/\S+/gi
/** What follows a link in a sentence and is no part of it. */
const endOfSentence = /[.,;:!?)\]»”'،؛؟]+$/
const maxLink = 1000

/**
 * Returns the address within the shop that something shared leads to: the page of a link of this shop, else a search
 * for the words, else the home page. It never leads to another origin.
 */
export function findSharedPage(
  { title, text, url }: Shared,
  { origin, language }: { origin: string; language: LanguageCode },
): string {
  const links = [url, text, title].flatMap((shared) => shared.match(link) ?? [])
  for (const each of links) {
    const page = pageOf(each.replace(endOfSentence, ''), origin)
    if (page) return page
  }
  const words = [text, title].map(wordsOf).find((found) => found !== '')
  const path = words ? `/search?q=${encodeURIComponent(words)}` : '/home'
  return languagePath(language, path)
}

/** Returns the address of a page of this shop without its origin; null for anything else. */
function pageOf(address: string, origin: string): string | null {
  const parsed = address.length > maxLink ? null : URL.parse(address)
  if (parsed?.origin !== origin) return null
  // The address is put together again: a path that begins with two slashes would be another host.
  const { language, path } = languageOfPath(parsed.pathname)
  if (!sharedPages.some((pages) => pages.test(path))) return null
  return languagePath(language, path) + parsed.search
}

/** Returns the words of a shared text without links, as long as a search may be. */
function wordsOf(shared: string): string {
  const plain = shared.replaceAll(link, ' ').replaceAll(/[\p{C}\s]+/gu, ' ')
  return [...plain.toWellFormed().trim()].slice(0, maxSearch).join('').trim()
}
