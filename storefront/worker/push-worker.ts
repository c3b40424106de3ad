import { markIcon, openPushed, showPushed } from './push.ts'
import { deleteEverything } from './stores.ts'

declare const self: ServiceWorkerGlobalScope

// The service worker while copies are switched off: it answers no request, it deletes the copies, and notifications
// continue to arrive.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([deleteEverything(), self.clients.claim()])),
)
self.addEventListener('push', (event) =>
  event.waitUntil(
    Promise.all([showPushed(self.registration, event.data), markIcon(self.clients, navigator)]),
  ),
)
self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openPushed(self.clients, event.notification)),
)
