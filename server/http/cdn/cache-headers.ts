/** The tag that every cached answer has. */
export const everything = 'catalog'
/** The tag of answers that show more than fits into a header: each change makes the CDN forget them. */
export const tooMuch = 'many'

/** nginx takes 4 KB for all headers of an answer, of which the others need about one. */
const maxHeaderBytes = 2000

/** An answer that is good once. */
export const notCached = { 'cache-control': 'no-store' }

/** So long a CDN may show an expired answer while it asks for the next one. */
const staleSeconds = 30

/** The `cache-control` of an answer whose address changes with it: browsers and caches may store it for good. */
export const forever = 'public, max-age=31536000, immutable'

type Cached = { seconds: number; until: Date | null; tagHeader: string | undefined }

/**
 * Returns the headers about caching of a public answer. Browsers ask each time: nothing asks them to forget a price.
 * Caches in between hold an answer for its time, and a CDN that reads a header of its own (RFC 9213) may also show it
 * for a moment while it asks for the next one. No cache may show an answer after the moment from which it is different.
 */
export function cacheHeaders(
  { seconds, until, tagHeader }: Cached,
  now: Date,
): Record<string, string> {
  const left = until ? Math.max(0, Math.floor((until.getTime() - now.getTime()) / 1000)) : Infinity
  const fresh = Math.min(seconds, left)
  const stale = Math.min(staleSeconds, left - fresh)
  return {
    'cache-control': `public, max-age=0, must-revalidate, s-maxage=${fresh}`,
    'cdn-cache-control': `public, max-age=${fresh}, stale-while-revalidate=${stale}`,
    ...(tagHeader === undefined ? {} : { 'cache-tag': tagHeader }),
  }
}

/** Returns a tag as headers can hold it: without commas, spaces and characters that are not ASCII. */
export function inHeader(tag: string): string {
  return tag.replaceAll(/[^\w:.-]+/g, encodeURIComponent)
}

/** Returns the tags of an answer as a header that is never too long. */
export function cacheTagHeader(tags: readonly string[]): string {
  const header = [...new Set(tags)].map(inHeader).join(',')
  return header.length <= maxHeaderBytes ? header : `${everything},${tooMuch}`
}
