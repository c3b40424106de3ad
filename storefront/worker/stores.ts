import { CacheExpiration } from 'workbox-expiration'
import { dayStores, isDayStore, offlinePageStore } from '../offline/store-names.ts'

/** How many answers a store has at most; those that were not used the longest are removed first. */
export const maxEntries = 500

/** Deletes the stores of all days, or of all days but one; returns how many there were. */
export async function deleteStores(butOf?: string): Promise<number> {
  const names = (await caches.keys()).filter((name) => isDayStore(name) && name !== butOf)
  await Promise.all(
    names.map(async (name) => {
      await caches.delete(name)
      // Workbox has a list of the entries of its own.
      await new CacheExpiration(name, { maxEntries }).delete()
    }),
  )
  return names.length
}

/** Deletes all that the service worker has stored. */
export async function deleteEverything(): Promise<void> {
  await Promise.all([deleteStores(), caches.delete(offlinePageStore)])
}

/** Finds an answer in the stores of all days, the newest first. */
export async function findStored(address: string): Promise<Response | undefined> {
  for (const cacheName of dayStores(await caches.keys())) {
    const found = await caches.match(address, { cacheName, ignoreVary: true })
    if (found) return found
  }
  return undefined
}
