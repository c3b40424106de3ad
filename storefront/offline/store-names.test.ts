import { afterEach, expect, test, vi } from 'vitest'
import { dayStores, deleteDayStores, isDayStore, storeName } from './store-names.ts'

afterEach(() => vi.unstubAllGlobals())

test('the store of a day is named after the day', () => {
  expect(storeName(new Date('2026-11-27T23:59:59Z'))).toBe('2026-11-27/store')
  expect(isDayStore('2026-11-27/store')).toBe(true)
  for (const other of ['store', '2026-11-27', 'x2026-11-27/store', '2026-11-27/store2']) {
    expect(isDayStore(other)).toBe(false)
  }
})

test('the newest store is the first, and caches of others are none', () => {
  expect(dayStores(['2026-11-26/store', 'offline-page', '2026-11-27/store'])).toEqual([
    '2026-11-27/store',
    '2026-11-26/store',
  ])
})

test('the stores of days are deleted, and those of others stay', async () => {
  const names = new Set(['2026-11-26/store', 'offline-page', '2026-11-27/store', 'of-others'])
  const caches = {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  } satisfies Partial<CacheStorage>
  vi.stubGlobal('caches', caches)
  await deleteDayStores()
  expect([...names]).toEqual(['offline-page', 'of-others'])
})

test('a browser that hides its stores has none to delete', async () => {
  await expect(deleteDayStores()).resolves.toBeUndefined()
})
