import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
import { fieldsOf } from '../../../test/product-fixtures.ts'
import { staffOf } from '../../../test/staff-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'
import type { QueryOf } from '@rimal/contract/endpoint'
import type { staffProductsApi } from '@rimal/contract/staff/products'

type Query = QueryOf<typeof staffProductsApi.listProductsOfShop>

async function shopWithList() {
  const shop = await testShop()
  const owner = await staffOf(shop)
  const list = async (query: Query = {}) =>
    (await owner.call('GET staff/list-products', { query })).result
  const idsOf = async (query: Query) => (await list(query)).items.map(({ id }) => id)
  return { shop, owner, list, idsOf, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

test.each([
  ['a part of the English name', 'oor'],
  ['the Arabic name', 'نور'],
  ['the Arabic name with tashkeel', 'نُور'],
  ['the beginning of a SKU', 'noor-black-5'],
  ['two words, both needed', 'noor star'],
])('a product is found by %s', async (_, q) => {
  await using given = await shopWithList()
  expect(await given.idsOf({ q })).toEqual(['noor'])
})

test('a search that matches nothing says so, and signs of patterns are letters like others', async () => {
  await using given = await shopWithList()
  expect(await given.list({ q: 'noor%cuff' })).toEqual({
    items: [],
    next: null,
    total: { count: 0, exact: true },
  })
  for (const q of ['％', 'noor％cuff', '＿', 'n＿or', '＼']) {
    expect([q, await given.idsOf({ q })]).toEqual([q, []])
  }
})

test('each row carries its picture, its price and the units of each colour and size', async () => {
  await using given = await shopWithList()
  const { items } = await given.list({ q: 'noor-black', language_code: 'arb' })
  expect(items[0]).toMatchObject({
    id: 'noor',
    state: 'published',
    isUntranslated: false,
    price: expect.any(Number),
    picture: {
      id: expect.stringContaining('noor'),
      alt: expect.stringMatching(/\p{Script=Arabic}/u),
    },
  })
  expect(items[0]?.items[0]?.sizes[0]).toEqual({
    size: expect.any(Number),
    available: expect.any(Number),
  })
})

/** The prices of a list in the order that its sort promises; other sorts say nothing of prices. */
function inOrderOf(sort: string, prices: number[]): number[] {
  if (sort === 'price_up') return prices.toSorted((a, b) => a - b)
  if (sort === 'price_down') return prices.toSorted((a, b) => b - a)
  return prices
}

test('pages follow each other without a gap, in each order', async () => {
  await using given = await shopWithList()
  const { shop, list } = given
  await shop.deps.db.execute(sql`
    insert into products (id, type_id, name, subtitle, title, short_description, description, fabric, care,
      opening, included, occasion, fabric_kind, opening_kind, keywords, price, released_on)
    select 'many-' || n, type_id, name, subtitle, title, short_description, description, fabric, care,
      opening, included, occasion, fabric_kind, opening_kind, keywords, 10000 + n % 7, released_on
    from products, generate_series(1, 120) n where id = 'noor'`)
  for (const sort of ['saved', 'newest', 'best_selling', 'price_up', 'price_down'] as const) {
    const seen: string[] = []
    const prices: number[] = []
    let cursor: string | undefined
    do {
      const page = await list({ sort, ...(cursor === undefined ? {} : { cursor }) })
      expect(page.items.length).toBeLessThanOrEqual(50)
      seen.push(...page.items.map(({ id }) => id))
      prices.push(...page.items.map(({ price }) => price))
      cursor = page.next ?? undefined
    } while (cursor)
    const { total } = await list()
    expect(new Set(seen).size).toBe(total.count)
    expect(seen).toHaveLength(total.count)
    expect(inOrderOf(sort, prices)).toEqual(prices)
  }
})

test('a cursor that was made up begins the list anew', async () => {
  await using given = await shopWithList()
  const first = await given.list()
  expect(await given.list({ cursor: 'eyJub25lIjp0cnVlfQ' })).toEqual(first)
})

test('states are counted, archived products are out of the way, and a missing translation is found', async () => {
  await using given = await shopWithList()
  const { shop, owner, idsOf } = given
  const count = async () => (await owner.call('GET staff/count-products')).result
  const before = await count()
  await addProduct(shop.deps.db, { id: 'draft-1', published: false })
  const { result: draft } = await owner.call('GET staff/get-product/{id}', {
    params: { id: 'draft-1' },
  })
  const fields = { ...fieldsOf(draft), care: { en: 'Wash cold.', ar: '' } }
  await owner.call('POST staff/save-product', { body: { id: 'draft-1', revision: 1, fields } })
  expect(await count()).toEqual({
    ...before,
    draft: before.draft + 1,
    untranslated: before.untranslated + 1,
  })
  expect(await idsOf({ state: 'draft' })).toContain('draft-1')
  expect(await idsOf({ untranslated: true })).toEqual(['draft-1'])
  const moved = { id: 'draft-1', revision: 2, state: 'archived' as const }
  await owner.call('POST staff/change-product-state', { body: moved })
  expect(await idsOf({ q: 'draft-1' })).toEqual([])
  expect(await idsOf({ q: 'draft-1', state: 'archived' })).toEqual(['draft-1'])
})
