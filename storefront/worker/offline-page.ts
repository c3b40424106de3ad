import {
  type LanguageCode,
  languageOfPath,
  languagePath,
  languages,
} from '@rimal/contract/language'
import { savesData } from '../device/saves-data.ts'
import { offlinePageStore } from '../offline/store-names.ts'

/**
 * Stores the offline page in a language, with the scripts, styles, fonts and texts that its document names.
 * Files that no stored document names any more are deleted.
 */
export async function storeOfflinePage(language: LanguageCode): Promise<void> {
  const address = languagePath(language, '/offline')
  const response = await fetch(address, { headers: { accept: 'text/html' } })
  if (!response.ok) throw new Error('The shop has no offline page.')
  const store = await caches.open(offlinePageStore)
  await store.addAll(namedFiles(await response.clone().text()))
  // The document comes last, so that it is only there with its files.
  await store.put(address, response)
  await deleteUnnamed(store)
}

/**
 * Returns the languages of the offline page to store, those that are read first. The other ones are for a shopper who
 * changes the language without a connection; they are left out where data are saved.
 */
export function languagesOffline(read: Iterable<LanguageCode>): Iterable<LanguageCode> {
  return savesData() ? read : new Set([...read, ...languages.map(({ code }) => code)])
}

export async function hasOfflinePage(language: LanguageCode): Promise<boolean> {
  const { href } = new URL(languagePath(language, '/offline'), location.origin)
  return (await findOfOfflinePage(href)) !== undefined
}

async function deleteUnnamed(store: Cache) {
  const named = new Set<string>()
  for (const { code } of languages) {
    const address = languagePath(code, '/offline')
    const document = await store.match(address, { ignoreVary: true })
    for (const path of [address, ...namedFiles((await document?.text()) ?? '')]) named.add(path)
  }
  for (const request of await store.keys()) {
    const { pathname, search } = new URL(request.url)
    if (!named.has(pathname + search)) await store.delete(request, { ignoreVary: true })
  }
}

/** Returns what a document loads for its first view: the addresses of its assets and of its dictionary. */
export function namedFiles(html: string): string[] {
  const named = html.matchAll(/(?:href|src|data-dictionary)="(\/(?:assets|api\/language)\/[^"]+)"/g)
  return [...new Set([...named].map(([, address = '']) => address.replaceAll('&amp;', '&')))]
}

/** Finds the offline page, or a file of it; campaigns and the page that was asked for make no difference. */
export async function findOfOfflinePage(address: string): Promise<Response | undefined> {
  const { pathname } = new URL(address)
  const isPage = languageOfPath(pathname).path === '/offline'
  return caches.match(address, {
    cacheName: offlinePageStore,
    ignoreVary: true,
    ignoreSearch: isPage,
  })
}

/** Leads a navigation that has no answer to the offline page, whose address names the page that was asked for. */
export function leadOffline(address: string): Response {
  const { pathname, search, origin } = new URL(address)
  const { language, path } = languageOfPath(pathname)
  // Where even that page is missing, the browser says so itself.
  if (path === '/offline') return Response.error()
  const to = new URL(languagePath(language, '/offline'), origin)
  to.searchParams.set('page', pathname + search)
  return Response.redirect(to.href, 302)
}
