import { allWords } from '@rimal/contract/words/all-words'
import { expect, test } from 'vitest'
import { sourceStorefront } from '../test/source-storefront.ts'
import { testShop, type TestShop } from '../test/test-shop.ts'

const most = 240

/** Asks for so many addresses that nobody asked for before; answers how often each status came back. */
async function askForNew({ address }: TestShop, path: (number: number) => string, many: number) {
  const statuses: Record<number, number> = {}
  for (let number = 0; number < many; number++) {
    const { status } = await fetch(address + path(number))
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  return statuses
}

const list = (number: number) => `/api/product/list-products?language_code=en&price_min=${number}`
const page = (number: number) => `/nowhere/${number}`

test('answers that have to be made are counted, those that are kept are not', async () => {
  await using shop = await testShop({ rateLimits: true })
  expect(await askForNew(shop, list, most)).toEqual({ 200: most })

  const refused = await fetch(shop.address + list(most), { headers: { 'accept-language': 'ar' } })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({ errorCode: 3 })

  const kept = await fetch(shop.address + list(0))
  expect(kept.status).toBe(200)
  expect(kept.headers.get('x-ratelimit-limit')).toBeNull()
  const other = await fetch(`${shop.address}/api/shop/get-shop?language_code=en`)
  expect(other.status).toBe(200)
})

test('pages that have to be made are counted, those that are kept are not', async () => {
  await using shop = await testShop({ rateLimits: true }, { storefront: await sourceStorefront() })
  expect((await fetch(`${shop.address}/home`)).status).toBe(200)
  expect(await askForNew(shop, page, most - 1)).toEqual({ 404: most - 1 })

  const refused = await fetch(`${shop.address}/about`)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  const html = await refused.text()
  expect(html).toContain(allWords.page_too_soon.en)
  expect(html).toContain(allWords.page_too_soon.ar)

  expect((await fetch(`${shop.address}/home`)).status).toBe(200)
})

test('where limits are off nothing is counted', async () => {
  await using shop = await testShop()
  expect(await askForNew(shop, list, most + 1)).toEqual({ 200: most + 1 })
})
