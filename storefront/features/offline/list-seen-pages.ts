import { type LanguageCode, languageOfPath } from '@rimal/contract/language'
import { dayStores } from '../../offline/store-names.ts'
import { newestPages, type StoredPage } from './newest-pages.ts'

export type SeenPage = { path: string; title: string }
type FoundPage = StoredPage & { document: Response }

const maxPages = 12

/** The pages in a language that can be read without a connection, the newest first, each with its title. */
export async function listSeenPages(language: LanguageCode): Promise<SeenPage[]> {
  if (!('caches' in window)) return []
  const stores = dayStores(await caches.keys()).map((name) => findPages(name, language))
  const found = (await Promise.all(stores)).flat()
  const pages = await Promise.all(
    newestPages(found, maxPages).map(async ({ path, document }) => ({
      path,
      title: titleOf(await document.text()),
    })),
  )
  return pages.filter(({ title }) => title !== '')
}

/** Finds the pages of a store without reading their documents. */
async function findPages(store: string, language: LanguageCode): Promise<FoundPage[]> {
  const cache = await caches.open(store)
  const found = (await cache.keys()).map(async ({ url }) => {
    const { pathname, search } = new URL(url)
    const isOther = /^\/(api|assets|media)\//.test(pathname)
    if (isOther || languageOfPath(pathname).language !== language) return []
    const document = await cache.match(url, { ignoreVary: true })
    if (!document?.headers.get('content-type')?.startsWith('text/html')) return []
    const madeAt = Date.parse(document.headers.get('date') ?? '') || 0
    return [{ path: pathname + search, madeAt, document }]
  })
  return (await Promise.all(found)).flat()
}

function titleOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').title
}
