import type { ProductList } from '@rimal/contract/catalog'
import type { LanguageCode } from '@rimal/contract/language'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestShop, testShop } from '../../test/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop()
})

afterAll(() => shop[Symbol.asyncDispose]())

async function search(q: string, language_code: LanguageCode = 'en'): Promise<ProductList> {
  const { result } = await shop.call('GET product/list-products', {
    query: { q, language_code, per_page: 60 },
  })
  return result
}

test.each([
  ['noor', 'noor'],
  ['Noor', 'noor'],
  ['nour', 'noor'],
  ['نور', 'noor'],
  ['نُور', 'noor'],
  ['نــور', 'noor'],
  ['أميرة', 'amira'],
  ['اميره', 'amira'],
  ['آميرة', 'amira'],
  ['سُلطانة', 'sultana'],
  ['سلطانه', 'sultana'],
  ['فراشة', 'farasha'],
  ['الفراشة', 'farasha'],
  ['والفراشه', 'farasha'],
  ['دنيا', 'dunya'],
  ['سلمي', 'salma'],
  ['ﻧﻮﺭ', 'noor'],
  ['butterfly', 'farasha'],
  ['velvet', 'amira'],
  ['مخمل', 'amira'],
  ['3abaya noor', 'noor'],
  ['bridal', 'arous'],
  ['زفاف', 'arous'],
  ['linen', 'amal'],
  ['كتان', 'amal'],
  ['كتّان', 'amal'],
  ['kimono', 'layla'],
  ['كيمونو', 'layla'],
  ['bisht', 'sultana'],
  ['بشت', 'sultana'],
  ['travel', 'hind'],
  ['للسفر', 'hind'],
  ['3baya kreb', 'noor'],
  ['kreb', 'noor'],
  ['بشوت', 'sultana'],
  ['3bayat', 'noor'],
  ['عباءات', 'noor'],
])('%s finds %s', async (q, id) => {
  const { products, understoodAs } = await search(q)
  expect(products.map((card) => card.id)).toContain(id)
  expect(understoodAs).toBeNull()
})

test.each([
  ['velvt', 'amira', 'Velvet'],
  ['buterfly', 'farasha', 'Butterfly'],
  ['linnen', 'amal', 'Linen'],
  ['mo5mal', 'amira', 'makhmal'],
  ['sulatna', 'sultana', 'Sultana'],
  ['كيمنو', 'layla', 'كيمونو'],
  ['سلطنة', 'sultana', 'سلطانة'],
  ['فراشش', 'farasha', 'فراشة'],
  ['abyaa', 'noor', 'Abaya'],
  ['silk abyaa', 'malak', 'silk Abaya'],
])('%s, misspelt, finds %s and is understood as %s', async (q, id, understood) => {
  const { products, understoodAs } = await search(q)
  expect(products.map((card) => card.id)).toContain(id)
  expect(understoodAs).toBe(understood)
})

test.each([
  ['abyaa', 'arb', 'عباية'],
  ['sulatna', 'arb', 'Sultana'],
  ['linnen', 'arb', 'كتان'],
  ['abyaa', 'en', 'Abaya'],
  ['احرام', 'arb', 'عمرة'],
] as const)('%s is understood in the script of the page (%s): %s', async (q, language, meant) => {
  expect((await search(q, language)).understoodAs).toBe(meant)
})

test.each([
  ['عباية سوداء', 'black'],
  ['عبايه سودا', 'black'],
  ['الأسود', 'black'],
  ['black abaya', 'black'],
  ['navy', 'navy'],
  ['عباية كحلية', 'navy'],
  ['3baya sawda', 'black'],
  ['3abaya souda', 'black'],
])('%s shows the products in %s', async (q, color) => {
  const { products } = await search(q)
  expect(products.length).toBeGreaterThan(0)
  for (const { itemId } of products) expect(itemId).toMatch(new RegExp(`-${color}$`))
})

test.each([
  ['dana', 'dana'],
  ['hala', 'hala'],
  ['rawda', 'rawda'],
  ['قمر', 'qamar'],
  ['ليلى', 'layla'],
  ['سحر', 'sahar'],
])(
  'the product named %s comes before products that begin with the word or mention it',
  async (q, id) => {
    expect((await search(q)).products[0]?.id).toBe(id)
  },
)

test.each([
  ['بشوت', 'بشت'],
  ['bishts', 'bisht'],
  ['krep', 'crepe'],
  ['3baya', 'abaya'],
])('%s finds the same products as %s', async (q, same) => {
  const ids = ({ products }: ProductList) => products.map(({ id }) => id).toSorted()
  expect(ids(await search(q))).toEqual(ids(await search(same)))
})

test.each([
  ['احرام', 'hind'],
  ['الإحرام', 'hind'],
  ['ihram', 'hind'],
  ['مخور', 'nasma'],
  ['مخوّر', 'nasma'],
  ['mukhawar', 'nasma'],
])('%s is not sold: the answer says so and shows the nearest, among them %s', async (q, id) => {
  const { products, nearestOnly, understoodAs } = await search(q)
  expect(products.map((card) => card.id)).toContain(id)
  expect(nearestOnly).toBe(true)
  expect(understoodAs).not.toBeNull()
})

test.each(['احرام', 'مخور'])(
  'while %s is typed, the proposals say that they are the nearest',
  async (q) => {
    const { result } = await shop.call('GET search/suggest', { query: { q, language_code: 'arb' } })
    expect(result).toMatchObject({
      nearestOnly: true,
      understoodAs: (await search(q, 'arb')).understoodAs,
    })
    expect(result.total).toBeGreaterThan(0)
    const sold = await shop.call('GET search/suggest', {
      query: { q: 'نور', language_code: 'arb' },
    })
    expect(sold.result).toMatchObject({ nearestOnly: false, understoodAs: null })
  },
)

test('a thing that a product says it is, is found as any other word', async () => {
  await using changed = await testShop()
  const { db, listing } = changed.deps
  await db.execute(
    sql`update products set keywords = '{"en": ["ihram"], "ar": ["إحرام"]}' where id = 'noor'`,
  )
  await listing.reload(db, ['noor'])
  const { result } = await changed.call('GET product/list-products', { query: { q: 'احرام' } })
  expect(result).toMatchObject({ total: 1, nearestOnly: false, understoodAs: null })
})

test.each([
  ['أقل من 500', { price_max: '50000' }],
  ['تحت ٥٠٠', { price_max: '50000' }],
  ['under 500', { price_max: '50000' }],
  ['less than AED 1,000', { price_max: '100000' }],
  ['over 2000', { price_min: '200000' }],
  ['بين 400 و 600 درهم', { price_min: '40000', price_max: '60000' }],
])('%s asks for a price, as the filter does', async (q, filter) => {
  const filtered = await shop.call('GET product/list-products', {
    query: { ...filter, per_page: 60 } as object,
  })
  const named = await search(q)
  expect(named.total).toBeGreaterThan(0)
  expect(named).toMatchObject({ total: filtered.result.total, understoodAs: null })
})

test('a price among the words is of the currency that the shopper reads', async () => {
  const riyals = { price_currency: 'SAR' } as const
  const inRiyals = { ...riyals, price_max: 60_000, per_page: 60 }
  const filtered = await shop.call('GET product/list-products', { query: inRiyals })
  const query = { q: 'under 600', ...riyals }
  const named = await shop.call('GET product/list-products', { query })
  expect(named.result.total).toBe(filtered.result.total)
  const proposed = await shop.call('GET search/suggest', { query })
  expect(proposed.result.total).toBe(filtered.result.total)
  expect(filtered.result.total).not.toBe((await search('under 600')).total)
})

test('a price and words together ask for both', async () => {
  const { products, understoodAs } = await search('عباية سوداء أقل من 800', 'arb')
  expect(products.length).toBeGreaterThan(0)
  expect(products.every(({ price }) => price <= 80_000)).toBe(true)
  expect(products.every(({ itemId }) => itemId.endsWith('-black'))).toBe(true)
  expect(understoodAs).toBeNull()
})

test('while the shopper types a price, products within it are proposed', async () => {
  const { result } = await shop.call('GET search/suggest', {
    query: { q: 'تحت ٥٠٠', language_code: 'arb' },
  })
  expect(result.products.length).toBeGreaterThan(0)
  expect(result.products.every(({ price }) => price <= 50_000)).toBe(true)
})

test('all words must be found; words that name nothing are not asked for', async () => {
  const velvet = await search('velvet')
  const black = await search('black velvet abaya for my evening')
  expect(black.total).toBeLessThanOrEqual(velvet.total)
  expect(black.total).toBeGreaterThan(0)
})

test('when no product has all words, the products with most of them are shown', async () => {
  const { products } = await search('noor velvet black')
  expect(products.map(({ id }) => id)).toContain('noor')
})

test('a word that nothing resembles is left out, and the answer says which words were searched', async () => {
  expect(await search('noor xqzzyw')).toMatchObject({ total: 1, understoodAs: 'Noor' })
  expect(await search('xqzzyw')).toMatchObject({ total: 0, understoodAs: null })
})

test.each(['b', '<b>x</b>', 'x y', 'ب', 'و'])(
  'a single letter is not the beginning of a word: %s finds nothing',
  async (q) => {
    expect(await search(q)).toMatchObject({ total: 0, understoodAs: null })
  },
)

test('a single letter beside a word is left out, and the answer says so', async () => {
  expect(await search('noor b')).toMatchObject({ total: 1, understoodAs: 'Noor' })
})

test('a single letter is found when it is a word', async () => {
  await using changed = await testShop()
  const { db, listing } = changed.deps
  await db.execute(
    sql`update products set subtitle = '{"en": "V neck", "ar": ""}' where id = 'noor'`,
  )
  await listing.reload(db, ['noor'])
  const { result } = await changed.call('GET product/list-products', { query: { q: 'v' } })
  expect(result.products.map(({ id }) => id)).toEqual(['noor'])
})

test('while the shopper types, a single letter is the beginning of a word', async () => {
  const { result } = await shop.call('GET search/suggest', { query: { q: 'n' } })
  expect(result.products.map(({ id }) => id)).toContain('noor')
})

test('a lone و between two words asks for nothing', async () => {
  const both = await search('عباية كتان')
  expect(await search('عباية و كتان')).toMatchObject({ total: both.total, understoodAs: null })
})

test('a search of nothing but signs finds nothing; an empty one is no search', async () => {
  expect((await search('?!…')).total).toBe(0)
  expect((await search('   ')).total).toBe(36)
})

test('a size that is named is asked for as a filter', async () => {
  const inSize = await shop.call('GET product/list-products', { query: { size: '56' } })
  for (const q of ['56', '٥٦', 'size 56', 'مقاس 56']) {
    const { total, facets, sort } = await search(q)
    expect({ q, total, sort }).toEqual({ q, total: inSize.result.total, sort: 'newest' })
    expect(facets.size.find(({ id }) => id === '56')).toMatchObject({ chosen: true })
  }
  const { result } = await shop.call('GET product/list-products', {
    query: { q: 'black', size: '56', per_page: 60 },
  })
  const named = await search('black 56')
  expect(named.products.map(({ itemId }) => itemId)).toEqual(
    result.products.map(({ itemId }) => itemId),
  )
})

test('while the shopper types a size, the list of products in that size is suggested', async () => {
  const { result } = await shop.call('GET search/suggest', {
    query: { q: '٥٦', language_code: 'arb' },
  })
  expect(result.places).toEqual([{ title: 'مقاس 56', path: '/product-list?size=56' }])
  expect(result.products.length).toBeGreaterThan(0)
})

test.each([
  [{ q: 'velvet' }, 'relevance'],
  [{ q: 'velvet', sort: 'relevance' }, 'relevance'],
  [{ q: 'velvet', sort: 'rating' }, 'rating'],
  [{ sort: 'relevance' }, 'newest'],
] as const)('%j is answered in the order %s', async (query, sort) => {
  const { result } = await shop.call('GET product/list-products', { query })
  expect(result.sort).toBe(sort)
})

test('filters and orders work within a search', async () => {
  const query = { q: 'عباية', color: 'black', size: '62', sort: 'price_up', per_page: 60 } as const
  const { result } = await shop.call('GET product/list-products', { query })
  const prices = result.products.map(({ price }) => price)
  expect(prices.length).toBeGreaterThan(1)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  expect(result.products.every(({ itemId }) => itemId.endsWith('-black'))).toBe(true)
})

test('the heading repeats the searched words, whatever characters they contain', async () => {
  expect((await search('noor')).title).toBe('Results for “noor”')
  expect((await search('$& noor', 'arb')).title).toBe('نتائج «$& noor»')
})
