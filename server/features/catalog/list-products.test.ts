import type { ListQuery, ProductList } from '@rimal/contract/catalog'
import { facetNames, type Sort } from '@rimal/contract/choices'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestShop, testShop } from '../../test/test-shop.ts'

/** For all tests that change nothing. */
let reading: TestShop

beforeAll(async () => {
  reading = await testShop()
})

afterAll(() => reading[Symbol.asyncDispose]())

async function list(query: ListQuery, shop = reading): Promise<ProductList> {
  const { result } = await shop.call('GET product/list-products', {
    query: { per_page: 60, ...query },
  })
  return result
}

const idsOf = ({ products }: ProductList) => products.map(({ id }) => id)
const itemsOf = ({ products }: ProductList) => products.map(({ itemId }) => itemId)

test('a size shows only what can be bought in it', async () => {
  const { rows } = await reading.deps.db.execute<{ id: string }>(sql`
    select distinct p.id from products p
    join product_items i on i.product_id = p.id join variants v on v.item_id = i.id
    where v.size = 62 and (v.stock > v.reserved or p.made_to_order)`)
  const found = await list({ size: '62' })
  expect(idsOf(found).toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
  expect(found.total).toBeLessThan(36)
})

test('a colour that is sold out in the chosen size is replaced by an available one', async () => {
  const found = await list({ size: '62' })
  // Noor in black is sold out in 62; navy is the next of its colours.
  expect(itemsOf(found)).toContain('noor-navy')
  expect(itemsOf(await list({ size: '62', color: 'black' }))).not.toContain('noor-black')
  expect(itemsOf(await list({ size: '62', color: 'brown' }))).toContain('noor-mocha')
})

test('size and colour must match in one and the same item', async () => {
  await using shop = await testShop()
  const { db, listing } = shop.deps
  await db.execute(sql`update variants
    set stock = case when sku in ('NOOR-BLACK-50', 'NOOR-NAVY-60') then 1 else 0 end
    where item_id like 'noor-%'`)
  await listing.reload(db, ['noor'])
  const shown = async (query: ListQuery) => idsOf(await list(query, shop)).includes('noor')
  expect(await shown({ color: 'black', size: '50' })).toBe(true)
  expect(await shown({ color: 'blue', size: '60' })).toBe(true)
  expect(await shown({ color: 'black', size: '60' })).toBe(false)
  expect(await shown({ color: 'black,blue', size: '50,60' })).toBe(true)
})

test('units reserved by orders cannot be bought', async () => {
  await using shop = await testShop()
  const { db, listing } = shop.deps
  await db.execute(sql`update variants set reserved = stock from product_items i
    where i.id = item_id and i.product_id = 'noor' and size = 54`)
  await listing.reload(db, ['noor'])
  expect(idsOf(await list({ size: '54' }, shop))).not.toContain('noor')
  expect(idsOf(await list({ size: '52' }, shop))).toContain('noor')
})

test('products that can be made to measure have their own filter value', async () => {
  const madeToOrder = await list({ size: 'custom' })
  expect(madeToOrder.total).toBe(34)
  expect(idsOf(madeToOrder)).not.toContain('nasma')
})

test('ready-to-wear and made-to-order products are two different filter values', async () => {
  const now = await list({ ready: 'now' })
  const made = await list({ ready: 'made_to_order' })
  expect(idsOf(made).toSorted()).toEqual(['amira', 'arous', 'asma', 'malak', 'qamar', 'yara'])
  expect(made.products.every(({ madeToOrder }) => madeToOrder)).toBe(true)
  expect(idsOf(now).filter((id) => idsOf(made).includes(id))).toEqual([])
  expect((await list({ ready: 'now,made_to_order' })).total).toBe(now.total + made.total)
})

test('values of one filter widen the list, several filters narrow it', async () => {
  const crepe = await list({ fabric: 'crepe' })
  const either = await list({ fabric: 'crepe,linen' })
  const narrowed = await list({ fabric: 'crepe,linen', occasion: 'work' })
  expect(either.total).toBeGreaterThan(crepe.total)
  expect(narrowed.total).toBeLessThan(either.total)
  expect(idsOf(either)).toEqual(expect.arrayContaining(idsOf(narrowed)))
})

test('a value that does not exist finds nothing, beside one that does it changes nothing', async () => {
  expect((await list({ fabric: 'tin' })).total).toBe(0)
  expect((await list({ fabric: 'tin,linen' })).total).toBe((await list({ fabric: 'linen' })).total)
})

test('the price filter includes both ends, and the range that it offers does not change with it', async () => {
  const all = await list({})
  const { lowest, highest } = all.price
  const between = await list({ price_min: lowest, price_max: lowest + 10_000 })
  expect(between.products.length).toBeGreaterThan(0)
  expect(between.products.every(({ price }) => price <= lowest + 10_000)).toBe(true)
  expect(between.price).toEqual({ lowest, highest })
  expect((await list({ price_min: highest, price_max: highest })).total).toBeGreaterThan(0)
  expect((await list({ price_min: highest + 1 })).total).toBe(0)
})

test('the price filter counts in another currency by the prices that the merchant set in it', async () => {
  const all = await list({})
  const riyals = (card: ProductList['products'][number]) =>
    card.otherPrices.find(({ currency }) => currency === 'SAR')?.price ?? 0
  const prices = all.products.map(riyals)
  const range = { lowest: Math.min(...prices), highest: Math.max(...prices) }
  expect(all.otherPrices).toEqual([{ currency: 'SAR', ...range }])
  const max = 61_000
  const found = await list({ price_max: max, price_currency: 'SAR' })
  expect(idsOf(found)).toContain('noor')
  expect(idsOf(found).toSorted()).toEqual(
    idsOf({ ...all, products: all.products.filter((card) => riyals(card) <= max) }).toSorted(),
  )
  expect(found.otherPrices).toEqual(all.otherPrices)
  expect((await list({ price_max: max, price_currency: 'AED' })).total).toBe(
    (await list({ price_max: max })).total,
  )
  // The merchant takes no dinars, so that nothing has a price in them.
  expect((await list({ price_max: max, price_currency: 'KWD' })).total).toBe(0)
  expect((await list({ price_currency: 'KWD' })).total).toBe(all.total)
})

test('a product that is not sold in a currency is in no price range of it', async () => {
  await using shop = await testShop()
  const { db, listing } = shop.deps
  await db.execute(sql`delete from product_prices where product_id = 'noor'`)
  await listing.reload(db, ['noor'])
  const within = async (price_currency?: 'SAR') =>
    idsOf(await list({ price_max: 100_000_00, ...(price_currency && { price_currency }) }, shop))
  expect(await within()).toContain('noor')
  expect(await within('SAR')).not.toContain('noor')
  expect(await within('SAR')).toHaveLength(35)
  await db.execute(sql`delete from settings where key = 'otherCurrencies'`)
  await listing.load(db)
  shop.deps.pageCache.clear()
  expect(await within('SAR')).toEqual([])
  expect((await list({}, shop)).otherPrices).toEqual([])
})

test.each<[string, ListQuery]>([
  ['of everything', {}],
  ['of a type', { scope: 'everyday' }],
  ['of a collection', { scope: 'best_seller' }],
  ['of a category in a type', { scope: 'occasion', slug: 'evening' }],
  ['of a search', { q: 'عباية سوداء' }],
  ['with a size', { size: '62' }],
  ['with a size and colours', { size: '60,62', color: 'black,blue' }],
  [
    'with filters of every kind',
    { size: '56', ready: 'now', fabric: 'crepe,nida', price_max: 90_000 },
  ],
])('each count %s is what the list then shows', async (_, query) => {
  const { facets } = await list(query)
  for (const facet of facetNames) {
    for (const { id, count } of facets[facet]) {
      const { total, products } = await list({ ...query, [facet]: id })
      expect([facet, id, count]).toEqual([facet, id, total])
      expect(products).toHaveLength(total)
    }
  }
})

test('a value that other filters empty stays, with a count of 0; one that was never there does not', async () => {
  const { facets } = await list({ scope: 'everyday', fabric: 'linen' })
  expect(facets.type.map(({ id }) => id)).toEqual(['everyday'])
  expect(facets.occasion.find(({ id }) => id === 'evening')).toMatchObject({ count: 0 })
  expect(facets.color.find(({ id }) => id === 'gold')).toBeUndefined()
  expect(facets.fabric.find(({ id }) => id === 'linen')).toMatchObject({ chosen: true })
})

test('facets are named in the language of the page', async () => {
  const { facets } = await list({ language_code: 'arb' })
  expect(facets.color[0]).toMatchObject({ id: 'black', title: 'أسود', color_code: '#151416' })
  expect(facets.size.at(-1)).toMatchObject({ id: 'custom', title: 'تفصيل' })
  expect(facets.ready.map(({ id }) => id)).toEqual(['now', 'made_to_order'])
})

const ordered: Record<Sort, string> = {
  newest: 'released_on desc',
  price_up: 'price',
  price_down: 'price desc',
  best_selling: 'sold desc',
  rating: `(select (coalesce(sum(rating), 0) + 3 * 3.5) / (count(*) + 3) from reviews
    where product_id = products.id and published) desc,
    (select count(*) from reviews where product_id = products.id and published) desc`,
}

test.each(Object.keys(ordered) as Sort[])('%s is the order it says', async (sort) => {
  const { rows } = await reading.deps.db.execute<{ id: string }>(
    sql`select id from products order by ${sql.raw(ordered[sort])}, id`,
  )
  expect(idsOf(await list({ sort }))).toEqual(rows.map(({ id }) => id))
})

test('a product with one five-star review does not come before one with ten nearly as good reviews', async () => {
  const { products } = await list({ sort: 'rating' })
  const [best] = products
  expect(best?.reviewCount).toBeGreaterThan(5)
})

test('when the search words and the filter both name a price, the narrower one counts', async () => {
  const search = (q: string, filter: ListQuery = {}) => list({ q, ...filter })
  const priceOf = ({ products }: ProductList) => products.map(({ price }) => price)
  const low = priceOf(await search('abaya under 500', { price_max: 40_000 }))
  expect(low.length).toBeGreaterThan(0)
  expect(Math.max(...low)).toBeLessThanOrEqual(40_000)
  const high = priceOf(await search('abaya over 500', { price_min: 60_000 }))
  expect(high.length).toBeGreaterThan(0)
  expect(Math.min(...high)).toBeGreaterThanOrEqual(60_000)
  const named = priceOf(await search('abaya under 500', { price_max: 90_000 }))
  expect(Math.max(...named)).toBeLessThanOrEqual(50_000)
})
