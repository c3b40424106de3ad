import { randomUUID } from 'node:crypto'
import type { QueryOf } from '@rimal/contract/endpoint'
import type { stockApi } from '@rimal/contract/staff/stock'
import { stockListSorts } from '@rimal/contract/stock/stock-kinds'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
import { download } from '../../../test/import-fixtures.ts'
import { readEveryPage, staffOf } from '../../../test/staff-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'

/** A shop with a product of each kind of stock beside the sample shop. */
async function shopWithStock() {
  const shop = await testShop()
  const { db } = shop.deps
  await addProduct(db, { id: 'zz-many', stock: { 54: 9, 56: 3, 58: 0 } })
  await addProduct(db, { id: 'zz-sewn', stock: { 54: 0 }, madeToOrder: true, leadDays: 5 })
  const staff = await staffOf(shop, { role: 'warehouse' })
  return {
    shop,
    list: async (query: QueryOf<typeof stockApi.listStock> = {}) =>
      (await staff.call('GET staff/list-stock', { query: { language_code: 'en', ...query } }))
        .result,
    staff,
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

const skusOf = ({ items }: { items: { sku: string }[] }) => items.map(({ sku }) => sku)

test('stock is found by a part of the SKU, or of the name in either language', async () => {
  await using given = await shopWithStock()
  const { list } = given
  const many = ['ZZ-MANY-BLACK-54', 'ZZ-MANY-BLACK-56', 'ZZ-MANY-BLACK-58']
  expect(skusOf(await list({ q: 'many-black' }))).toEqual(many)
  expect(skusOf(await list({ q: 'ZZ-MA' }))).toEqual(many)
  await given.shop.deps.db.execute(sql`
    update products set name = '{"en": "Long Night", "ar": "أُثيلة 100%_"}' where id = 'zz-many'`)
  expect(skusOf(await list({ q: 'ng nig' }))).toEqual(many)
  expect(skusOf(await list({ q: 'اثيله' }))).toEqual(many)
  expect(skusOf(await list({ q: '%_' }))).toEqual(many)
  expect(skusOf(await list({ q: 'NO-SUCH' }))).toEqual([])
})

test('low and none leave out what is made to order, withdrawn or archived', async () => {
  await using given = await shopWithStock()
  const { list, shop } = given
  const low = ['ZZ-MANY-BLACK-56', 'ZZ-MANY-BLACK-58']
  expect(skusOf(await list({ q: 'zz-', state: 'low' }))).toEqual(low)
  expect(skusOf(await list({ q: 'zz-', state: 'none' }))).toEqual(['ZZ-MANY-BLACK-58'])
  await shop.deps.db.execute(sql`
    update variants set withdrawn = true where sku = 'ZZ-MANY-BLACK-58'`)
  expect(skusOf(await list({ q: 'zz-', state: 'none' }))).toEqual([])
  expect((await list({ q: 'zz-' })).items).toHaveLength(4)
})

test('a row has its picture and its units', async () => {
  await using given = await shopWithStock()
  await given.shop.deps.db.execute(sql`
    update variants set reserved = 2 where sku = 'ZZ-MANY-BLACK-54'`)
  const { items, next, total } = await given.list({ q: 'many-black-54' })
  expect(items).toMatchObject([
    {
      sku: 'ZZ-MANY-BLACK-54',
      productId: 'zz-many',
      productName: 'zz-many',
      colorName: 'Black',
      size: 54,
      onHand: 9,
      reserved: 2,
      available: 7,
      madeToOrder: false,
      picture: { id: 'zz-many-black-front', alt: 'zz-many' },
    },
  ])
  expect({ next, total }).toEqual({ next: null, total: { count: 1, exact: true } })
})

test.each(stockListSorts)('pages by %s show every row once', async (sort) => {
  await using given = await shopWithStock()
  const { items, pages, counted } = await readEveryPage((page) =>
    given.staff.call('GET staff/list-stock', { query: { sort, ...page } }),
  )
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.slice(0, -1).every((length) => length === 50)).toBe(true)
  expect(new Set(items.map(({ sku }) => sku)).size).toBe(counted)
  expect(items).toHaveLength(counted)
  const values = items.map(({ sku, available, sold }) =>
    sort === 'sku'
      ? sku
      : sort === 'best_selling'
        ? -sold
        : sort === 'most'
          ? -available
          : available,
  )
  const inOrder = values.toSorted((a, b) => (a < b ? -1 : Number(a > b)))
  expect(values).toEqual(inOrder)
})

test('what orders have reserved is listed apart, and best-selling products come first', async () => {
  await using given = await shopWithStock()
  const { list, shop } = given
  await shop.deps.db.execute(sql`
    update variants set reserved = 2 where sku = 'ZZ-MANY-BLACK-54'`)
  await shop.deps.db.execute(sql`update products set sold = 100000 where id = 'zz-many'`)
  expect(skusOf(await list({ q: 'zz-', state: 'reserved' }))).toEqual(['ZZ-MANY-BLACK-54'])
  const { items } = await list({ sort: 'best_selling' })
  expect(items.slice(0, 3).map(({ productId, sold }) => [productId, sold])).toEqual(
    Array.from({ length: 3 }, () => ['zz-many', 100_000]),
  )
})

test('best-selling pages show every variant once, and the variants of a product in their order', async () => {
  await using given = await shopWithStock()
  const { shop, list } = given
  await shop.deps.db.execute(sql`update products set sold = 7`)
  const { items } = await readEveryPage(async (page) => ({
    result: await list({ sort: 'best_selling', ...page }),
  }))
  expect(items.length).toBeGreaterThan(100)
  expect(items).toEqual(
    items.toSorted((a, b) =>
      a.productId === b.productId ? (a.sku < b.sku ? -1 : 1) : a.productId < b.productId ? 1 : -1,
    ),
  )
  expect(new Set(skusOf({ items })).size).toBe(items.length)
})

test('the stock and the movements of a variant are files of what the lists show', async () => {
  await using given = await shopWithStock()
  const { shop, staff } = given
  const sku = 'ZZ-MANY-BLACK-54'
  const adjust = (quantity: number, kind: 'found' | 'damage', note: string) =>
    staff.call('POST staff/adjust-stock', {
      body: { changes: [{ sku, quantity }], kind, note, key: randomUUID() },
    })
  await adjust(2, 'found', '=SUM(1)')
  await adjust(-1, 'damage', 'A seam')
  const stock = new URLSearchParams({
    language_code: 'en',
    columns: 'garment,available,sold',
    q: 'zz-',
    sort: 'fewest',
  })
  expect((await download(shop, staff, `staff/download-stock?${stock}`)).toString()).toBe(
    '\uFEFFProduct,Colour,Size,Available,"Sold of the product"\r\n' +
      'zz-many,Black,58,0,0\r\nzz-sewn,Black,54,,0\r\nzz-many,Black,56,3,0\r\nzz-many,Black,54,10,0\r\n',
  )
  const movements = new URLSearchParams({ language_code: 'en', columns: 'what,change,after', sku })
  movements.set('kind', 'found')
  expect(
    (await download(shop, staff, `staff/download-stock-movements?${movements}`)).toString(),
  ).toBe(`\uFEFFWhat,Expected,Note,Change,"Stock after"\r\nFound,,"'=SUM(1)",2,11\r\n`)
})

test('movements are found by their cause, their note and the number of an order', async () => {
  await using given = await shopWithStock()
  const sku = 'ZZ-MANY-BLACK-54'
  for (const [kind, note] of [
    ['found', 'Under the table'],
    ['damage', 'A seam'],
    ['found', 'In the window'],
  ] as const) {
    const quantity = kind === 'found' ? 1 : -1
    const body = { changes: [{ sku, quantity }], kind, note, key: randomUUID() }
    await given.staff.call('POST staff/adjust-stock', { body })
  }
  const find = async (query: { kind?: 'found' | 'damage'; q?: string }) => {
    const { result } = await given.staff.call('GET staff/list-stock-movements', {
      query: { sku, ...query },
    })
    return { notes: result.items.map(({ note }) => note), count: result.total.count }
  }
  expect(await find({ kind: 'found' })).toEqual({
    notes: ['In the window', 'Under the table'],
    count: 2,
  })
  expect(await find({ kind: 'found', q: 'TABLE' })).toEqual({
    notes: ['Under the table'],
    count: 1,
  })
  expect(await find({ q: '100%' })).toEqual({ notes: [], count: 0 })
})

test('a scanned SKU is found in small letters too, and only whole', async () => {
  await using given = await shopWithStock()
  const get = (sku: string) => given.staff.call('GET staff/get-stock/{sku}', { params: { sku } })
  expect((await get('zz-many-black-54')).result).toMatchObject({ sku: 'ZZ-MANY-BLACK-54' })
  expect(await get('ZZ-MANY')).toMatchObject({ status: 404 })
})

test('movements are read page by page, the newest first', async () => {
  await using given = await shopWithStock()
  const sku = 'ZZ-MANY-BLACK-54'
  for (let n = 0; n < 52; n += 1) {
    await given.staff.call('POST staff/adjust-stock', {
      body: { changes: [{ sku, quantity: 1 }], kind: 'correction', key: randomUUID() },
    })
  }
  const read = (query: { sku: string; cursor?: string }) =>
    given.staff.call('GET staff/list-stock-movements', { query })
  const { result: first } = await read({ sku })
  expect(first.items).toHaveLength(50)
  expect(first.items[0]).toMatchObject({ stockAfter: 61 })
  const { result: second } = await read({ sku, cursor: first.next ?? '' })
  expect(second.items.map(({ stockAfter }) => stockAfter)).toEqual([11, 10])
  expect(second.next).toBeNull()
})
