import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testShop } from '../../../test/test-shop.ts'
import { forget } from '../../../test/shops/empty-shop.ts'

test('the sample shop sells every product in riyals, at prices that a merchant would write', async () => {
  await using shop = await testShop()
  const { rows } = await shop.deps.db.execute<{ dirhams: number; riyals: number | null }>(sql`
    select p.price as dirhams, s.price as riyals from products p
    left join product_prices s on s.product_id = p.id and s.currency = 'SAR'`)
  expect(rows).toHaveLength(36)
  for (const { dirhams, riyals } of rows) {
    expect(riyals).not.toBeNull()
    // Whole tens, a little above the same number of dirhams.
    expect((riyals ?? 0) % 1000).toBe(0)
    expect((riyals ?? 0) / dirhams).toBeGreaterThan(1.01)
    expect((riyals ?? 0) / dirhams).toBeLessThan(1.05)
  }
})

test('a product says its price in each currency that it is sold in', async () => {
  await using shop = await testShop()
  const read = async () =>
    (await shop.call('GET product/get-product', { query: { id: 'noor' } })).result.otherPrices
  expect(await read()).toEqual([{ currency: 'SAR', price: 61_000, compareAt: null }])
  await shop.deps.db.execute(sql`delete from settings where key = 'otherCurrencies'`)
  shop.deps.pageCache.clear()
  expect(await read()).toEqual([])
})

test('a card says its price in each currency, in every list that shows cards', async () => {
  await using shop = await testShop()
  const riyals = [{ currency: 'SAR', price: 61_000, compareAt: null }]
  const home = (await shop.call('GET home/get-home')).result
  const lists = {
    'product/list-products': (
      await shop.call('GET product/list-products', { query: { q: 'noor' } })
    ).result.products,
    'product/list-cards': (await shop.call('GET product/list-cards', { query: { ids: 'noor' } }))
      .result,
    'search/suggest': (await shop.call('GET search/suggest', { query: { q: 'noor' } })).result
      .products,
  }
  for (const [call, cards] of Object.entries(lists)) {
    const [card] = cards.filter(({ id }) => id === 'noor')
    expect({ call, prices: card?.otherPrices }).toEqual({ call, prices: riyals })
  }
  const units = await shop.guest().call('POST wishlist/show-guest-items', {
    body: { itemIds: ['noor-black'] },
  })
  expect(units.result[0]?.otherPrices).toEqual(riyals)
  for (const card of [...home.bestSellers, ...home.latest]) {
    expect(card.otherPrices).toMatchObject([{ currency: 'SAR' }])
  }
  await shop.deps.db.execute(sql`delete from settings where key = 'otherCurrencies'`)
  await forget(shop)
  const { result } = await shop.call('GET product/list-cards', { query: { ids: 'noor' } })
  expect(result[0]?.otherPrices).toEqual([])
})

test('the delivery price is in the requested currency, and in dirhams if the shop does not accept that currency', async () => {
  await using shop = await testShop()
  const priceIn = async (currency?: string) => {
    const query = { country_code: 'SA', ...(currency && { currency }) }
    const { result } = await shop.call('GET delivery/get-options', { query })
    return result.options[0]?.price
  }
  expect(await priceIn()).toBe(6_000)
  expect(await priceIn('SAR')).toBe(6_500)
  expect(await priceIn('KWD')).toBe(6_000)
})

test('a cart for Saudi Arabia can be paid in riyals, delivery included', async () => {
  await using shop = await testShop()
  const guest = shop.guest()
  const product = await shop.call('GET product/get-product', { query: { id: 'hala' } })
  const [item] = product.result.items
  await guest.call('POST guest-cart/add-to-cart', {
    body: {
      language_code: 'en',
      product_id: 'hala',
      product_item_id: 'hala-black',
      color_code: product.result.items.find(({ id }) => id === 'hala-black')?.color_code ?? '',
      isSingleCart: false,
      size: 56,
    },
  })
  expect(item).toBeDefined()
  await guest.call('POST checkout/save-draft', { body: { draft: { country: 'SA' } } })
  const { result } = await guest.call('POST cart/choose-currency', {
    body: { language_code: 'en', currency: 'SAR' },
  })
  expect(result.currencies).toEqual(['AED', 'SAR'])
  expect(result.totals).toMatchObject({ currency: 'SAR' })
  expect(result.totals.shipping).toBe(6_500)
  expect(result.lines[0]).toMatchObject({ buyable: true })
})
