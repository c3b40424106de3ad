import type { IncomingHttpHeaders } from 'node:http'
import type { LanguageCode } from '@rimal/contract/language'
import fresh from 'fresh'
import { Negotiator } from 'negotiator'

type Request = { headers: IncomingHttpHeaders }
export type Encoding = (typeof encodings)[number]

/** The first is sent to a caller who likes both equally. */
const encodings = ['br', 'gzip'] as const
const maxHeaders = 100

const encodingOf = onceForEach((header): Encoding | undefined => {
  const best = new Negotiator({ headers: { 'accept-encoding': header } }).encoding(
    [...encodings, 'identity'],
    { preferred: encodings },
  )
  return encodings.find((encoding) => encoding === best)
})

const languageOf = onceForEach((header): LanguageCode => {
  const best = new Negotiator({ headers: { 'accept-language': header } }).language([
    'en',
    'ar',
    'arb',
  ])
  return best === 'ar' || best === 'arb' ? 'arb' : 'en'
})

/** The encoding that the caller likes best; undefined where an answer goes out as it is. */
export function acceptedEncoding({ headers }: Request): Encoding | undefined {
  return encodingOf(String(headers['accept-encoding'] ?? ''))
}

/** The language that the caller likes best; English where the caller names none of the shop's. */
export function acceptedLanguage({ headers }: Request): LanguageCode {
  return languageOf(headers['accept-language'] ?? '')
}

/**
 * Whether the caller has the answer with this tag already. A `fetch` that names tags says `no-cache` to the
 * caches on its way, so that header is not asked here.
 */
export function hasAnswer({ headers }: Request, etag: string): boolean {
  return fresh({ 'if-none-match': headers['if-none-match'] }, { etag })
}

/** Browsers send a few dozen headers in all, and reading one takes as long as sending a cached page. */
function onceForEach<R>(read: (header: string) => R): (header: string) => R {
  const known = new Map<string, { result: R }>()
  return (header) => {
    const found = known.get(header)
    if (found) return found.result
    if (known.size >= maxHeaders) known.clear()
    const result = read(header)
    known.set(header, { result })
    return result
  }
}
