import { languageOfPath } from '@rimal/contract/language'
import type { RedirectFault } from '@rimal/contract/staff/redirect-targets'

/** The first parts of the addresses that the shop answers itself and not with a page. */
const reserved = [
  'api',
  'admin',
  'assets',
  'pictures',
  'email-fonts',
  'dev',
  'simulator',
  'robots.txt',
  'favicon.ico',
  'push-worker.js',
  'worker.js',
  'app.webmanifest',
  'shared',
  'healthz',
  'readyz',
]
const sitemap = /^sitemap(-[^/]+)?\.xml$/

type Read = { path: string } | { fault: RedirectFault }

/** Returns the form of a path in which redirects are stored: decoded, in lower case, without language and last slash. */
export function earlierPath(path: string): string {
  const plain = languageOfPath(decoded(path).toLowerCase()).path
  return plain.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
}

/** Reads an address that staff gave: a path, or a whole address of this shop. */
export function readOwnAddress(given: string, { host }: { host: string }): Read {
  const text = given.trim()
  const isWhole = /^https?:\/\//i.test(text)
  if (!isWhole && !/^\/(?![/\\])/.test(text)) return { fault: 'malformed' }
  const url = URL.parse(text, 'http://shop')
  if (!url || /[\s\\\p{Cc}]/u.test(decoded(text))) return { fault: 'malformed' }
  if (isWhole && withoutWww(url.host) !== withoutWww(host)) return { fault: 'other_site' }
  if (url.search) return { fault: 'query' }
  const path = earlierPath(url.pathname)
  const [, first = ''] = path.split('/')
  const isReserved = first === '' || reserved.includes(first) || sitemap.test(first)
  return isReserved ? { fault: 'reserved' } : { path }
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, '')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
