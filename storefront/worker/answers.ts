import { languageOfPath } from '@rimal/contract/language'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import type { CopyUsed } from '../offline/messages.ts'
import { storeName } from '../offline/store-names.ts'
import { madeAt, markedPage, markedRead } from './mark-copy.ts'
import {
  findOfOfflinePage,
  hasOfflinePage,
  languagesOffline,
  leadOffline,
  storeOfflinePage,
} from './offline-page.ts'
import { isDated, type Kind, mayStore, mayStoreFile, storedAddress } from './rules.ts'
import { deleteStores, findStored, maxEntries } from './stores.ts'

type Strategies = { name: string; fresh: NetworkFirst; files: CacheFirst }

type Given = {
  /** Sends a message to the page; called when an answer is a copy whose age the page does not show by itself. */
  notify: (message: CopyUsed) => void
  /** Called once the answer of a page is stored that came after its copy was shown. */
  storeFilesOf: (page: string) => Promise<void>
}

/** The seconds after which a page or a read is answered with a copy, where there is one. */
const networkTimeoutSeconds = 4

/** The answers that came from a store. */
const copies = new WeakSet<Response>()
/** The navigations that were answered with a copy, each with what follows once the answer of the shop is stored. */
const lateAnswers = new WeakMap<ExtendableEvent, Given['storeFilesOf']>()

let today: Strategies | null = null

/** Answers a request of a page. */
export async function answerRequest(
  kind: Kind,
  event: FetchEvent,
  { notify, storeFilesOf }: Given,
): Promise<Response> {
  const { request } = event
  const { url } = request
  const { fresh, files } = strategiesToday()
  const strategy = kind === 'file' ? files : fresh
  const [answered, stored] = strategy.handleAll({ event, request })
  // A browser may refuse its stores, or they are full, and the shop is open all the same.
  stored.catch(() => {})
  const answer = await answered.catch(() => undefined)
  const found = answer ?? (await findOfOfflinePage(url).catch(() => undefined))
  if (!found) {
    if (kind === 'page') return leadOffline(url)
    return kind === 'file' ? fetch(request) : Response.error()
  }
  if (kind === 'file' || !copies.has(found) || !isDated(url)) return found
  if (kind === 'page') {
    lateAnswers.set(event, storeFilesOf)
    return markedPage(found, new URL(url).pathname)
  }
  const since = madeAt(found)
  if (!since) return found
  notify({ kind: 'copy', since: since.getTime() })
  return markedRead(found, since)
}

/** Returns the strategies with the store of this day. */
export function strategiesToday(): Strategies {
  const name = storeName(new Date())
  if (today?.name === name) return today
  const expiration = new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true })
  const matchOptions = { ignoreVary: true }
  const shared = { cacheName: name, matchOptions }
  today = {
    name,
    fresh: new NetworkFirst({
      ...shared,
      networkTimeoutSeconds,
      plugins: [storing(mayStore), openingDay, expiration, lateFiles, findingCopy],
    }),
    files: new CacheFirst({ ...shared, plugins: [storing(mayStoreFile), expiration, findingFile] }),
  }
  return today
}

function storing(may: (response: Response) => boolean): WorkboxPlugin {
  return {
    cacheKeyWillBeUsed: async ({ request }) => storedAddress(request.url),
    cacheWillUpdate: async ({ response }) => (may(response) ? response : null),
  }
}

/** Remembers which answers are copies, and finds those of earlier days where this day has none. */
const findingCopy: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ cachedResponse, request }) {
    const found = cachedResponse ?? (await findStored(request.url))
    if (found) copies.add(found)
    return found
  },
}

/** Finds a file of an earlier day only if it does not come, so that this day's store has what its pages load. */
const findingFile: WorkboxPlugin = {
  handlerDidError: ({ request }) => findStored(storedAddress(request.url)),
}

/**
 * An answer of the shop opens the store of its day, and the stores of earlier days are deleted then. The offline page is
 * stored with a page, once a day and where it is missing.
 */
const openingDay: WorkboxPlugin = {
  async cacheDidUpdate({ cacheName, newResponse, request }) {
    const deleted = await deleteStores(cacheName)
    if (!newResponse.headers.get('content-type')?.startsWith('text/html')) return
    const { language } = languageOfPath(new URL(request.url).pathname)
    for (const code of languagesOffline([language])) {
      // The next day offline begins with the shop's menu and texts of this day.
      if (deleted === 0 && (await hasOfflinePage(code))) continue
      // A shop that has no answer now may have one with the next page.
      await storeOfflinePage(code).catch(() => {})
    }
  },
}

/** The open page is a copy and loads the files of that copy, so nobody has asked for those of the new answer. */
const lateFiles: WorkboxPlugin = {
  async cacheDidUpdate({ event, request }) {
    await lateAnswers.get(event)?.(request.url)
  },
}
