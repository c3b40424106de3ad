import type { ApiByAddress } from '@rimal/contract/api'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../../test/fixtures.ts'
import { type TestShop, testShop } from '../../test/test-shop.ts'

/** For all tests that change nothing. */
let reading: TestShop

beforeAll(async () => {
  reading = await testShop()
})

afterAll(() => reading[Symbol.asyncDispose]())

test('types and categories are listed in the order and language asked for', async () => {
  const types = await reading.call('POST type/list', { body: { language_code: 'arb' } })
  expect(types.errorCode).toBe(0)
  expect(types.result.map(({ _id }) => _id)).toEqual([
    'everyday',
    'open',
    'bisht-cape',
    'butterfly',
    'occasion',
    'sets',
  ])
  expect(types.result[0]).toMatchObject({ title: 'عبايات يومية' })

  const categories = await reading.call('POST category/list', { body: { language_code: 'en' } })
  const { category_data: listed } = categories as unknown as {
    category_data: { _id: string; title: string }[]
  }
  expect(listed).toHaveLength(8)
  expect(listed[0]).toMatchObject({ _id: 'work', title: 'Work' })
})

test('an old client that sends a field we do not know is refused', async () => {
  const reply = await reading.call('POST type/list', { body: { lang: 'en' } as never })
  expect(reply).toMatchObject({ status: 400, errorCode: 1 })
})

test('the shop without a scope lists every product, 24 to a page, newest first', async () => {
  const { result } = await reading.call('GET product/list-products')
  expect(result).toMatchObject({ total: 36, page: 1, pages: 2, sort: 'newest' })
  expect(result.products).toHaveLength(24)
  expect(result.products[0]?.id).toBe('malak')
  const next = await reading.call('GET product/list-products', { query: { page: 2 } })
  const ids = [...result.products, ...next.result.products].map(({ id }) => id)
  expect(new Set(ids).size).toBe(36)
})

test('a page after the last one is empty, not an error', async () => {
  const { result } = await reading.call('GET product/list-products', { query: { page: 10_000 } })
  expect(result).toMatchObject({ products: [], total: 36, page: 10_000 })
})

test('a type and a category inside it say where they stand', async () => {
  const { result } = await reading.call('GET product/list-products', {
    query: { scope: 'everyday', slug: 'work', language_code: 'en' },
  })
  expect(result.title).toBe('Work')
  expect(result.crumbs.map(({ path }) => path)).toEqual([
    '/home',
    '/product-list',
    '/product-list/everyday',
    '/product-list/everyday/work',
  ])
  expect(result.products.map(({ id }) => id).toSorted()).toEqual([
    'amal',
    'maha',
    'noor',
    'salma',
    'widad',
  ])
})

test('best sellers stand in the order of sales unless another is asked for', async () => {
  const first = await reading.call('GET product/list-products', { query: { scope: 'best_seller' } })
  expect(first.result).toMatchObject({ sort: 'best_selling', total: 8 })
  expect(first.result.products.slice(0, 3).map(({ id }) => id)).toEqual(['noor', 'layla', 'dana'])
  const newest = await reading.call('GET product/list-products', {
    query: { scope: 'best_seller', sort: 'newest' },
  })
  expect(newest.result.products[0]?.id).toBe('hind')
})

type ListInput = NonNullable<ApiByAddress['GET product/list-products']['query']>['properties']

test.each<[string, Partial<Record<keyof ListInput, unknown>>, number]>([
  ['a scope that does not exist', { scope: 'shoes' }, 404],
  ['a category that does not exist', { slug: 'diving' }, 404],
  ['a category that does not exist in a scope that does', { scope: 'open', slug: 'diving' }, 404],
  ['a sort that does not exist', { sort: 'cheapest' }, 400],
  ['more than 60 on a page', { per_page: 61 }, 400],
  ['none on a page', { per_page: 0 }, 400],
  ['page zero', { page: 0 }, 400],
  ['a page that is a word', { page: 'two' }, 400],
  ['a negative price', { price_min: -1 }, 400],
  ['a scope with a slash', { scope: '../etc' }, 400],
  ['a search longer than 100 characters', { q: 'a'.repeat(101) }, 400],
  ['a language that is not spoken', { language_code: 'fr' }, 400],
])('%s is refused', async (_, query, status) => {
  const reply = await reading.call('GET product/list-products', { query: query as never })
  expect(reply.status).toBe(status)
  expect(reply.errorCode).toBe(status === 404 ? 2 : 1)
})

test.each([
  "'; drop table products; --",
  '%',
  '_',
  '\\',
  '"',
  '<script>',
  '٪',
  ' ',
  '\u0000',
  '(((',
])('the characters %j in a search or a filter do nothing', async (text) => {
  for (const query of [{ q: text }, { color: text }, { size: text }, { fabric: text }]) {
    const reply = await reading.call('GET product/list-products', { query })
    expect(reply.errorCode).toBe(0)
  }
  const { result } = await reading.call('GET product/list-products')
  expect(result.total).toBe(36)
})

test('cards come in the order named, each once, unknown ones left out', async () => {
  const { result } = await reading.call('GET product/list-cards', {
    query: { ids: 'sultana,nobody,noor,sultana', language_code: 'arb' },
  })
  expect(result.map(({ id }) => id)).toEqual(['sultana', 'noor'])
  expect(result[1]).toMatchObject({
    name: 'نور',
    itemId: 'noor-black',
    tag: 'best_seller',
    reviewCount: 14,
    picture: { id: 'noor--black--front' },
    secondPicture: { id: 'noor--black--side' },
  })
})

test.each([
  ['maha', 'sale'],
  ['amal', 'latest_collection'],
  ['malak', 'limited_edition'],
  ['lulua', 'sold_out'],
  ['salma', null],
])('the card of %s is tagged %s', async (id, tag) => {
  await using shop = await testShop()
  // All sixty units of Lulua are sold, and the product is no longer made to measure.
  await shop.deps.db.execute(sql`update products set custom_size = false where id = 'lulua'`)
  await shop.deps.listing.reload(shop.deps.db, ['lulua'])
  const { result } = await shop.call('GET product/list-cards', { query: { ids: id } })
  expect(result[0]?.tag).toBe(tag)
})

test('a card has the first picture of each of its colours', async () => {
  const { result } = await reading.call('GET product/list-cards', { query: { ids: 'noor' } })
  expect(result[0]?.colors).toMatchObject([
    { itemId: 'noor-black', picture: { id: 'noor--black--front', width: 1600 } },
    { itemId: 'noor-navy', picture: { id: 'noor--navy--front', width: 1600 } },
    { itemId: 'noor-mocha', picture: { id: 'noor--mocha--front', width: 1600 } },
  ])
})

test.each(['best_seller', 'latest_collection', 'limited_edition'])(
  'no card in the list of %s carries the tag of that list',
  async (scope) => {
    const { result } = await reading.call('GET product/list-products', { query: { scope } })
    expect(result.products.length).toBeGreaterThan(0)
    expect(result.products.map(({ tag }) => tag)).not.toContain(scope)
  },
)

test('the product page says for each size whether it is available, and how many units are left when they are few', async () => {
  const { result } = await reading.call('GET product/get-product', { query: { id: 'noor' } })
  const [black] = result.items
  expect(black?.sizes).toEqual([
    { size: 50, sku: 'NOOR-BLACK-50', state: 'low', left: 3 },
    { size: 52, sku: 'NOOR-BLACK-52', state: 'available', left: null },
    { size: 54, sku: 'NOOR-BLACK-54', state: 'available', left: null },
    { size: 56, sku: 'NOOR-BLACK-56', state: 'low', left: 1 },
    { size: 58, sku: 'NOOR-BLACK-58', state: 'low', left: 3 },
    { size: 60, sku: 'NOOR-BLACK-60', state: 'low', left: 2 },
    { size: 62, sku: 'NOOR-BLACK-62', state: 'sold_out', left: null },
  ])
})

test('units reserved by orders are not available', async () => {
  await using shop = await testShop()
  const { db } = shop.deps
  await db.execute(sql`update variants set reserved = 5 where sku = 'NOOR-BLACK-52'`)
  await db.execute(sql`delete from variants where sku = 'NOOR-BLACK-54'`)
  const { result } = await shop.call('GET product/get-product', { query: { id: 'noor' } })
  expect(result.items[0]?.sizes.slice(1, 3)).toEqual([
    { size: 52, sku: 'NOOR-BLACK-52', state: 'low', left: 2 },
    { size: 54, sku: null, state: 'not_made', left: null },
  ])
})

test('a made-to-order product is available in every size, and is never ready to wear', async () => {
  await using shop = await testShop()
  shop.setClock('2026-11-19T06:00:00Z')
  const { result } = await shop.call('GET product/get-product', { query: { id: 'amira' } })
  expect(result).toMatchObject({ madeToOrder: true, leadDays: 14, customLeadDays: 14 })
  const states = result.items.flatMap(({ sizes }) => sizes.map(({ state }) => state))
  expect(new Set(states)).toEqual(new Set(['available']))
  expect(result.arrival.ready).toBeNull()
})

test('the product page says when a product arrives, ready to wear or made to measure', async () => {
  await using shop = await testShop()
  shop.setClock('2026-11-19T06:00:00Z')
  const { result } = await shop.call('GET product/get-product', { query: { id: 'noor' } })
  expect(result.arrival).toEqual({
    ready: { earliest: '2026-11-22', latest: '2026-11-23' },
    custom: { earliest: '2026-12-08', latest: '2026-12-09' },
  })
})

test('the product page shows matching and similar products, never the product itself', async () => {
  const { result } = await reading.call('GET product/get-product', { query: { id: 'noor' } })
  expect(result.completeTheLook.map(({ id }) => id)).toEqual(['layla', 'salma', 'dana'])
  const alike = result.alsoLike.map(({ id }) => id)
  expect(alike).toHaveLength(4)
  expect(alike).not.toContain('noor')
  const everyday = ['amal', 'maha', 'salma', 'dunya', 'rahma', 'sama', 'widad']
  expect(everyday).toEqual(expect.arrayContaining(alike))
})

test('the product page sums up its reviews and begins with the newest four', async () => {
  const { result } = await reading.call('GET product/get-product', { query: { id: 'noor' } })
  expect(result.reviews).toEqual({
    count: 14,
    average: 4.4,
    histogram: [0, 2, 0, 3, 9],
    fit: { small: 1, true: 11, large: 2 },
  })
  const days = result.firstReviews.map(({ writtenOn }) => writtenOn)
  expect(days).toHaveLength(4)
  expect(days).toEqual(days.toSorted().toReversed())
})

test('a product that does not exist, or is not published yet, is not found', async () => {
  await using shop = await testShop()
  const { db } = shop.deps
  await db.execute(sql`
    update products set published = false, released_on = '2999-01-01' where id = 'amal'`)
  for (const id of ['nobody', 'amal']) {
    const product = await shop.call('GET product/get-product', { query: { id } })
    expect(product).toMatchObject({ status: 404, errorCode: 201 })
    const reviews = await shop.call('GET product/list-reviews', { query: { id } })
    expect(reviews).toMatchObject({ status: 404, errorCode: 201 })
  }
})

test('a product that was on sale and is no longer published is gone', async () => {
  await using shop = await testShop()
  await shop.deps.db.execute(sql`update products set published = false where id = 'amal'`)
  const product = await shop.call('GET product/get-product', { query: { id: 'amal' } })
  expect(product).toMatchObject({ status: 410, errorCode: 217 })
})

test('a draft that was never on sale is not found, even after its day of release', async () => {
  await using shop = await testShop()
  const { id } = await addProduct(shop.deps.db, { id: 'test-draft' })
  await shop.deps.db.execute(sql`update products set published = false where id = ${id}`)
  const product = await shop.call('GET product/get-product', { query: { id } })
  expect(product).toMatchObject({ status: 404, errorCode: 201 })
})

test('reviews come eight to a page, all of them once', async () => {
  const pages = await Promise.all(
    [1, 2, 3].map((page) =>
      reading.call('GET product/list-reviews', { query: { id: 'noor', page } }),
    ),
  )
  expect(pages.map(({ result }) => result.reviews.length)).toEqual([8, 6, 0])
  expect(pages[0]?.result).toMatchObject({ total: 14, pages: 2 })
  const ids = pages.flatMap(({ result }) => result.reviews.map(({ id }) => id))
  expect(new Set(ids).size).toBe(14)
})

test('reviews can be asked for by stars and by having pictures', async () => {
  const rated = await reading.call('GET product/list-reviews', { query: { id: 'noor', rating: 2 } })
  expect(rated.result).toMatchObject({ total: 2, pages: 1 })
  const pictured = await reading.call('GET product/list-reviews', {
    query: { id: 'noor', with_photos: true, language_code: 'arb' },
  })
  expect(pictured.result.reviews.every(({ pictures }) => pictures.length > 0)).toBe(true)
  expect(pictured.result.reviews[0]).toMatchObject({ name: 'Mariam A.', colorName: 'أسود' })
  const none = await reading.call('GET product/list-reviews', { query: { id: 'noor', rating: 6 } })
  expect(none.status).toBe(400)
})

test('a review that awaits its reading is nowhere', async () => {
  await using shop = await testShop()
  const { db, listing } = shop.deps
  await db.execute(
    sql`update reviews set published = false where product_id = 'noor' and rating = 5`,
  )
  await listing.reload(db, ['noor'])
  const list = await shop.call('GET product/list-reviews', { query: { id: 'noor' } })
  expect(list.result.total).toBe(5)
  const product = await shop.call('GET product/get-product', { query: { id: 'noor' } })
  expect(product.result.reviews.count).toBe(5)
  const cards = await shop.call('GET product/list-cards', { query: { ids: 'noor' } })
  expect(cards.result[0]).toMatchObject({ reviewCount: 5, rating: 3.2 })
})

test('while the shopper types, products and lists with that beginning are suggested', async () => {
  const { result } = await reading.call('GET search/suggest', {
    query: { q: 'eve', language_code: 'en' },
  })
  expect(result.products).toHaveLength(6)
  expect(result.total).toBeGreaterThan(6)
  expect(result.places).toContainEqual({
    title: 'Everyday Abayas',
    path: '/product-list/everyday',
  })
  expect(result.places).toContainEqual({
    title: 'Evening',
    path: '/product-list?category=evening',
  })
})

test.each([' ', '?!', '%'])('for %j nothing is proposed', async (q) => {
  const { result } = await reading.call('GET search/suggest', { query: { q } })
  expect(result).toEqual({
    products: [],
    total: 0,
    places: [],
    understoodAs: null,
    nearestOnly: false,
  })
})

test('a search field with nothing in it is refused', async () => {
  const reply = await reading.call('GET search/suggest', { query: { q: '' } })
  expect(reply).toMatchObject({ status: 400, errorCode: 1 })
})

test('a client that already has the answer gets status 304', async () => {
  const first = await fetch(`${reading.address}/api/product/get-product?id=noor`)
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toContain('public')
  const again = await fetch(`${reading.address}/api/product/get-product?id=noor`, {
    headers: { 'if-none-match': etag },
  })
  expect(again.status).toBe(304)
})
