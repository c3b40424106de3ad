import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeName } from './store-names.ts'

const customerId = 'c1'
const wishlist = { address: 'GET wishlist/list-item-ids', input: undefined }
const orders = { address: 'GET order/my-orders', input: undefined }
const answer = (ids: string[]) => ({ errorCode: 0, result: ids })

/** The stores of a browser, with answers by their addresses. */
function openCaches() {
  const today = storeName(new Date())
  const held = new Map<string, Response>()
  const store = {
    put: async (key: string, response: Response) => void held.set(key, response),
    match: async (key: string) => held.get(key)?.clone(),
    keys: async () => [...held.keys()].map((key) => ({ url: `https://shop.example${key}` })),
    delete: async (url: string) => held.delete(url.replace('https://shop.example', '')),
  }
  const names = { has: async () => true, keys: async () => [today], open: async () => store }
  return { held, caches: names }
}

let held: Map<string, Response>

beforeEach(() => {
  const opened = openCaches()
  held = opened.held
  vi.stubGlobal('caches', opened.caches)
  vi.stubGlobal('location', new URL('https://shop.example/my-wishlist'))
  const record = JSON.stringify({ _id: customerId })
  vi.stubGlobal('localStorage', { getItem: () => record })
})
afterEach(() => vi.unstubAllGlobals())

test('an answer that was asked for before a change is not stored after it', async () => {
  const { deleteChangedCopies, orCopy } = await import('./customer-copies.ts')
  const late = Promise.withResolvers<ReturnType<typeof answer>>()
  const read = orCopy(customerId, wishlist, late.promise)
  await deleteChangedCopies('POST wishlist/remove-item')
  await orCopy(customerId, wishlist, Promise.resolve(answer([])))
  late.resolve(answer(['noor']))
  expect(await read).toEqual(answer(['noor']))

  await orCopy(customerId, orders, Promise.resolve(answer(['RM-1'])))
  await expect.poll(() => held.size).toBe(2)
  const [ofWishlist] = [...held.values()]
  expect(await ofWishlist?.json()).toEqual(answer([]))
})
