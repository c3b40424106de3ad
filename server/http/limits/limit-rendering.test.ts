import { allWords } from '@rimal/contract/words/all-words'
import { expect, test } from 'vitest'
import { sourceStorefront } from '../../test/source-storefront.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'
import { cachedListsPerMinute, shellsPerMinute } from './limit-rendering.ts'

const max = 240

/** The answers are counted and not read: compressing them cost more than making some of them. */
const headers = { 'accept-encoding': 'identity' }

/** Asks for `many` addresses that nobody asked for before; counts the answers of each status. */
async function requestNew({ address }: TestShop, path: (number: number) => string, many: number) {
  const statuses: Record<number, number> = {}
  for (let number = 0; number < many; number++) {
    const { status } = await fetch(address + path(number), { headers })
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  return statuses
}

/** No product costs as much: an empty list is made sooner than a full one, and counts the same. */
const priceOf = (number: number) => 10_000_000 + number
const list = (number: number) =>
  `/api/product/list-products?language_code=en&price_min=${priceOf(number)}`
const page = (number: number) => `/nowhere/${number}`

test('answers that have to be made are counted, cached answers are not', async () => {
  await using shop = await testShop({ rateLimits: true })
  expect(await requestNew(shop, list, max)).toEqual({ 200: max })

  const refused = await fetch(shop.address + list(max), { headers: { 'accept-language': 'ar' } })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({ errorCode: 3 })

  const cached = await fetch(shop.address + list(0))
  expect(cached.status).toBe(200)
  expect(cached.headers.get('x-ratelimit-limit')).toBeNull()
  const other = await fetch(`${shop.address}/api/shop/get-shop?language_code=en`)
  expect(other.status).toBe(200)
})

test('pages that have to be rendered are counted, cached pages are not', async () => {
  await using shop = await testShop({ rateLimits: true }, { storefront: await sourceStorefront() })
  expect((await fetch(`${shop.address}/home`)).status).toBe(200)
  expect(await requestNew(shop, page, max - 1)).toEqual({ 404: max - 1 })

  const refused = await fetch(`${shop.address}/about`)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  const html = await refused.text()
  expect(html).toContain(allWords.page_too_soon.en)
  expect(html).toContain(allWords.page_too_soon.ar)

  expect((await fetch(`${shop.address}/home`)).status).toBe(200)
})

/** A page is rendered for each request, which takes long on a slow machine. */
const slowestMs = 180_000

test(
  'shells of personal pages are counted apart from other pages',
  async () => {
    await using shop = await testShop(
      { rateLimits: true },
      { storefront: await sourceStorefront() },
    )
    const shell = (number: number) => `/order/${String(number).padStart(32, '0')}`
    expect(await requestNew(shop, shell, shellsPerMinute)).toEqual({ 200: shellsPerMinute })
    expect((await fetch(shop.address + shell(shellsPerMinute))).status).toBe(429)
    expect((await fetch(`${shop.address}/about`)).status).toBe(200)
  },
  slowestMs,
)

test('a client that asks for many lists is answered, and does not fill the cache', async () => {
  await using shop = await testShop({ rateLimits: true }, { storefront: await sourceStorefront() })
  const address = (number: number) => `/product-list?price_min=${priceOf(number)}`
  const isCached = (number: number) => shop.deps.pageCache.has(`page ${address(number)}`)
  const many = cachedListsPerMinute + 2
  expect(await requestNew(shop, address, many)).toEqual({ 200: many })
  const cached = Array.from({ length: many }, (_, number) => isCached(number))
  expect(cached).toEqual(cached.map((_, number) => number < cachedListsPerMinute))

  // The answers from which the pages beyond the limit were rendered are not cached either.
  const { size } = shop.deps.pageCache
  const further = (number: number) => address(many + number)
  expect(await requestNew(shop, further, 3)).toEqual({ 200: 3 })
  expect(shop.deps.pageCache.size).toBe(size)
  expect((await fetch(`${shop.address}/about`)).status).toBe(200)
  expect(shop.deps.pageCache.has('page /about')).toBe(true)
})

test('a client that calls for many lists is answered, and does not fill the cache', async () => {
  await using shop = await testShop({ rateLimits: true })
  const many = cachedListsPerMinute + 5
  const { size } = shop.deps.pageCache
  expect(await requestNew(shop, list, many)).toEqual({ 200: many })
  expect(shop.deps.pageCache.size).toBe(size + cachedListsPerMinute)
})

test('a parameter of a page that is sent twice counts once, as the page reads it', async () => {
  await using shop = await testShop({}, { storefront: await sourceStorefront() })
  await fetch(`${shop.address}/product-list?size=56`)
  const { size } = shop.deps.pageCache
  await fetch(`${shop.address}/product-list?size=56&size=58&size=56`)
  expect(shop.deps.pageCache.size).toBe(size)
})

test('where limits are off nothing is counted', async () => {
  await using shop = await testShop()
  expect(await requestNew(shop, list, max + 1)).toEqual({ 200: max + 1 })
})
