/** The store of the offline page in both languages, which outlives the stores of days. */
export const offlinePageStore = 'offline-page'

/** The name of the store of what was seen on a day, as the specification states it: `YYYY-MM-DD/store`. The day is in UTC. */
export function storeName(instant: Date): string {
  return `${instant.toISOString().slice(0, 10)}/store`
}

/** Whether a cache of the browser is the store of a day. */
export function isDayStore(name: string): boolean {
  return /^\d{4}-\d\d-\d\d\/store$/.test(name)
}

/** Deletes the stores of all days. Browsers hide them from addresses that are not safe. */
export async function deleteDayStores(): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = (await caches.keys()).filter(isDayStore)
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** The stores of days in a list of caches, the newest first. */
export function dayStores(names: readonly string[]): string[] {
  return names.filter(isDayStore).toSorted().toReversed()
}
