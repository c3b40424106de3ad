import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
import { staffOf } from '../../../test/staff-fixtures.ts'
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
    list: async (query: { q?: string; state?: 'all' | 'low' | 'none'; cursor?: string } = {}) =>
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

test('pages go on in the order of the SKUs until every row was read', async () => {
  await using given = await shopWithStock()
  const read: string[] = []
  let cursor: string | null = ''
  let counted = 0
  while (cursor !== null) {
    const page: Awaited<ReturnType<typeof given.list>> = await given.list(cursor ? { cursor } : {})
    expect(page.items.length).toBeLessThanOrEqual(50)
    read.push(...skusOf(page))
    ;[cursor, counted] = [page.next, page.total.count]
  }
  expect(read.length).toBeGreaterThan(50)
  expect(read).toEqual(read.toSorted())
  expect(new Set(read).size).toBe(counted)
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
  const read = (query: { sku: string; before?: number }) =>
    given.staff.call('GET staff/list-stock-movements', { query })
  const { result: first } = await read({ sku })
  expect(first.items).toHaveLength(50)
  expect(first.items[0]).toMatchObject({ stockAfter: 61 })
  const { result: second } = await read({ sku, before: first.next ?? 0 })
  expect(second.items.map(({ stockAfter }) => stockAfter)).toEqual([11, 10])
  expect(second.next).toBeNull()
})
