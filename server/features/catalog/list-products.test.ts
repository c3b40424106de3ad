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

test('a colour that has sold out in her size gives way to one that has not', async () => {
  const found = await list({ size: '62' })
  // Noor in black is gone in 62; navy is the next of her colours.
  expect(itemsOf(found)).toContain('noor-navy')
  expect(itemsOf(await list({ size: '62', color: 'black' }))).not.toContain('noor-black')
  expect(itemsOf(await list({ size: '62', color: 'brown' }))).toContain('noor-mocha')
})

test('size and colour must meet in one and the same piece', async () => {
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

test('what orders hold cannot be bought', async () => {
  await using shop = await testShop()
  const { db, listing } = shop.deps
  await db.execute(sql`update variants set reserved = stock from product_items i
    where i.id = item_id and i.product_id = 'noor' and size = 54`)
  await listing.reload(db, ['noor'])
  expect(idsOf(await list({ size: '54' }, shop))).not.toContain('noor')
  expect(idsOf(await list({ size: '52' }, shop))).toContain('noor')
})

test('pieces that are sewn to measure can be asked for by themselves', async () => {
  const madeToOrder = await list({ size: 'custom' })
  expect(madeToOrder.total).toBe(34)
  expect(idsOf(madeToOrder)).not.toContain('nasma')
})

test('what is ready now and what is made to order are two different things', async () => {
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

test('the price filter keeps both ends, and the range it offers does not move with it', async () => {
  const all = await list({})
  const { lowest, highest } = all.price
  const between = await list({ price_min: lowest, price_max: lowest + 10_000 })
  expect(between.products.length).toBeGreaterThan(0)
  expect(between.products.every(({ price }) => price <= lowest + 10_000)).toBe(true)
  expect(between.price).toEqual({ lowest, highest })
  expect((await list({ price_min: highest, price_max: highest })).total).toBeGreaterThan(0)
  expect((await list({ price_min: highest + 1 })).total).toBe(0)
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

test('a piece with one five-star review does not stand before one with ten nearly as good', async () => {
  const { products } = await list({ sort: 'rating' })
  const [best] = products
  expect(best?.reviewCount).toBeGreaterThan(5)
})

test('of a price in the words of a search and one of the filter the narrower counts', async () => {
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
