import { languageOfPath } from '@rimal/contract/language'

/**
 * How the service worker answers a request. A `page` and a `read` come from the shop while it answers; a `file` never
 * changes, so a copy is as good. A read whose address names its version (`v`) is such a file.
 */
export type Kind = 'page' | 'read' | 'file'

/** What a rule needs to know of a request. */
export type Asked = Pick<Request, 'method' | 'url' | 'mode'> & {
  headers: Pick<Headers, 'has'>
}

/** The service worker leaves these pages to the browser: money is paid there, or they are no pages of the shop. */
const ownBusiness =
  /^\/(checkout|belling-details|payment|admin|api|simulator|dev|media|assets|email-fonts)(\/|$)|\.\w+$/

/**
 * Returns how a request is answered; null where the service worker leaves it to the browser. `reads` matches the paths
 * of reads that anyone may see.
 */
export function kindOf(
  request: Asked,
  { origin, reads }: { origin: string; reads: RegExp },
): Kind | null {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== origin) return null
  if (request.headers.has('range') || request.headers.has('authorization')) return null
  if (request.mode === 'navigate') {
    return ownBusiness.test(languageOfPath(url.pathname).path) ? null : 'page'
  }
  if (/^\/(assets|media)\//.test(url.pathname)) return 'file'
  if (!reads.test(url.pathname)) return null
  return url.searchParams.has('v') ? 'file' : 'read'
}

/**
 * Whether an answer may be stored: only what the shop lets every shared cache hold, so that nothing personal is
 * stored. An answer that was redirected cannot answer a navigation.
 */
export function mayStore({
  status,
  redirected,
  headers,
}: Pick<Response, 'status' | 'redirected'> & { headers: Pick<Headers, 'get'> }): boolean {
  return status === 200 && !redirected && directives(headers).includes('public')
}

/** Whether a file may be stored: one that is good for a day at least, as a picture that is not ready yet is not. */
export function mayStoreFile(response: Parameters<typeof mayStore>[0]): boolean {
  const [, seconds = 0] = /max-age=(\d+)/.exec(directives(response.headers).join()) ?? []
  return mayStore(response) && Number(seconds) >= 86_400
}

function directives(headers: Pick<Headers, 'get'>): string[] {
  return (headers.get('cache-control') ?? '').split(',').map((it) => it.trim())
}

/**
 * Whether the document of a page is fetched only to be stored. Lists with filters are too many: each would be drawn
 * for one shopper alone.
 */
export function isWorthFetching(address: string): boolean {
  const { pathname, search } = new URL(address)
  return search === '' || !/^\/(product-list|search)(\/|$)/.test(languageOfPath(pathname).path)
}

/** The marks that campaigns and social networks add to addresses; they make no other page. */
const mark =
  /^(utm_\w+|gclid|gbraid|wbraid|dclid|gad_\w+|srsltid|_gl|fbclid|igsh|igshid|ttclid|sccid|twclid|msclkid|mc_cid|mc_eid)$/i

/** The address under which an answer is stored. */
export function storedAddress(address: string): string {
  const url = new URL(address)
  const marks = [...url.searchParams.keys()].filter((name) => mark.test(name))
  for (const name of marks) url.searchParams.delete(name)
  url.hash = ''
  return url.href
}

/** Whether an answer shows prices or stock, so that a copy of it has to be marked; texts do not. */
export function isDated(address: string): boolean {
  return !new URL(address).pathname.startsWith('/api/language/')
}
