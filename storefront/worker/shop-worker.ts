import { languageOfPath } from '@rimal/contract/language'
import { type CopyUsed, isPageListens, isPageOpened } from '../offline/messages.ts'
import { savesData } from '../device/saves-data.ts'
import { answerRequest } from './answers.ts'
import { languagesOffline, storeOfflinePage } from './offline-page.ts'
import { markIcon, openPushed, showPushed } from './push.ts'
import { type Asked, kindOf } from './rules.ts'
import { storeFilesOf, storeOpened } from './store-opened.ts'
import { deleteStores } from './stores.ts'

declare const self: ServiceWorkerGlobalScope
/** A pattern that the build writes (`vite.config.ts`). */
declare const publicReads: string

const { registration, clients, location } = self
const shop = { origin: location.origin, reads: new RegExp(publicReads) }
const kindHere = (asked: Asked) => kindOf(asked, shop)
/** The calls that end the login on this device. */
const endings: ReadonlySet<string> = new Set([
  '/api/identity/log-out',
  '/api/identity/end-all-sessions',
  '/api/account/delete-account',
])
/** Of each page, the oldest copy since it last said that it listens; a page misses messages that are sent before. */
const oldestCopies = new Map<string, number>()

// A new service worker takes over at once: pages come from the shop anyway, and the names of scripts and styles say
// their content, so that an open tab finds those it began with.
self.addEventListener('install', (event) => {
  void self.skipWaiting()
  // Notifications work without an offline page, which is stored with a later page then.
  event.waitUntil(storeForOpenPages().catch(() => {}))
})
self.addEventListener('activate', (event) => event.waitUntil(clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request, clientId } = event
  // The stores hold copies of the customer's orders and measurements, so they are deleted when the login ends.
  if (request.method === 'POST' && endings.has(new URL(request.url).pathname)) {
    event.waitUntil(deleteStores())
  }
  const kind = kindHere(request)
  if (!kind) return
  event.respondWith(
    answerRequest(kind, event, {
      notify(message) {
        oldestCopies.set(clientId, Math.min(message.since, oldestCopies.get(clientId) ?? Infinity))
        event.waitUntil(notify(clientId, message))
      },
      // Where the shopper saves data, nothing is fetched that no page asked for.
      storeFilesOf: async (page) => {
        if (!savesData()) await storeFilesOf(page, { event, kindOf: kindHere })
      },
    }),
  )
})

self.addEventListener('message', (event) => {
  const { data, source } = event
  if (isPageOpened(data) && !savesData()) {
    event.waitUntil(storeOpened(data, { event, kindOf: kindHere }))
  }
  if (!isPageListens(data) || !(source instanceof Client)) return
  const since = oldestCopies.get(source.id)
  oldestCopies.delete(source.id)
  if (since !== undefined) event.waitUntil(notify(source.id, { kind: 'copy', since }))
})

self.addEventListener('push', (event) =>
  event.waitUntil(
    Promise.all([showPushed(registration, event.data), markIcon(clients, navigator)]),
  ),
)
self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openPushed(clients, event.notification)),
)

async function notify(clientId: string, message: CopyUsed) {
  const page = await clients.get(clientId)
  // The rule takes a page for a window: a message to a page of this origin names no other.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  page?.postMessage(message)
}

/** Stores the offline page, in the languages of the open pages first. */
async function storeForOpenPages() {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const used = new Set(pages.map(({ url }) => languageOfPath(new URL(url).pathname).language))
  for (const language of languagesOffline(used)) await storeOfflinePage(language)
}
