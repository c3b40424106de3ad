import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@rimal/contract/endpoint'
import type { StaffRole } from '@rimal/contract/permissions'
import type { productGridApi } from '@rimal/contract/staff/product-grid'
import { expect, test } from 'vitest'
import { addProduct } from '../../../../test/fixtures.ts'
import { staffOf } from '../../../../test/staff-fixtures.ts'
import { testShop } from '../../../../test/test-shop.ts'

type Body = BodyOf<typeof productGridApi.saveProductGrid>
type Change = Omit<Body['products'][number], 'key' | 'revision'>

async function shopWithProducts(role: StaffRole = 'owner') {
  const shop = await testShop()
  for (const id of ['try-a', 'try-b', 'try-c']) await addProduct(shop.deps.db, { id })
  const staff = await staffOf(shop, { role, name: 'Sara' })
  const send = (body: Body) => staff.call('POST staff/save-product-grid', { body })
  return {
    shop,
    staff,
    send,
    /** Saves changes of the first revision. */
    save: (products: Change[], reason: Omit<Body, 'products'> = {}) =>
      send({
        products: products.map((one) => ({ revision: 1, key: randomUUID(), ...one })),
        ...reason,
      }),
    list: async (ids: string) =>
      (await staff.call('GET staff/list-product-grid', { query: { ids } })).result.items,
    audited: async () => {
      const { rows } = await shop.deps.pool.query(
        `select subject, details from staff_audit where action = 'staff/save-product-grid' order by id`,
      )
      return rows as { subject: string; details: Record<string, unknown> }[]
    },
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

test('the grid lists named products in their order, and those of a filter page by page', async () => {
  await using given = await shopWithProducts()
  const { list, staff } = given
  const named = await list('try-c,no-such,try-a,try-c')
  expect(named.map(({ id }) => id)).toEqual(['try-c', 'try-a'])
  expect(named[0]).toMatchObject({
    revision: 1,
    price: 100_00,
    compareAt: null,
    items: [
      {
        name: { en: 'Black', ar: 'أسود' },
        sizes: [
          { sku: 'TRY-C-BLACK-54', size: 54, onHand: 5, reserved: 0, weight: null },
          { sku: 'TRY-C-BLACK-56', size: 56, onHand: 5, reserved: 0, weight: null },
        ],
      },
    ],
  })
  const query = { type: 'test-type', sort: 'price_up' } as const
  const { result } = await staff.call('GET staff/list-product-grid', { query })
  expect(result).toMatchObject({ next: null, total: { count: 3, exact: true } })
  expect(result.items.map(({ id }) => id)).toEqual(['try-a', 'try-b', 'try-c'])
  const ids = Array.from({ length: 51 }, (_, n) => `p${n}`).join(',')
  const refused = await staff.call('GET staff/list-product-grid', { query: { ids } })
  expect(refused).toMatchObject({ status: 400, fields: { ids: 'too_long' } })
})

test('changed cells of several products are saved, and everything else stays', async () => {
  await using given = await shopWithProducts()
  const { shop, save, list } = given
  const { result } = await save([
    { id: 'try-a', fields: { price: 120_00, compareAt: 150_00, name: { ar: 'ألف' } } },
    { id: 'try-b', fields: { madeToOrder: true, leadDays: 7, weight: 900 } },
  ])
  expect(result).toMatchObject({ done: ['try-a', 'try-b'], skipped: [], ended: null })
  expect(result.products).toMatchObject([
    {
      id: 'try-a',
      revision: 2,
      price: 120_00,
      compareAt: 150_00,
      name: { en: 'try-a', ar: 'ألف' },
    },
    { id: 'try-b', revision: 2, price: 100_00, madeToOrder: true, leadDays: 7, weight: 900 },
  ])
  expect(result.products).toEqual(await list('try-a,try-b'))
  const { result: shown } = await shop.call('GET product/get-product', { query: { id: 'try-a' } })
  expect(shown).toMatchObject({ price: 120_00, compareAt: 150_00 })
})

test('a product with a wrong cell is refused as a whole, and the others are saved', async () => {
  await using given = await shopWithProducts()
  const { save, list } = given
  const { result } = await save(
    [
      {
        id: 'try-a',
        fields: { price: 120_00, compareAt: 90_00, name: { ar: ' ' } },
        changes: [{ sku: 'TRY-A-BLACK-54', quantity: 3 }],
      },
      { id: 'try-b', fields: { price: 130_00 } },
      { id: 'no-such', fields: { price: 130_00 } },
    ],
    { kind: 'delivery' },
  )
  expect(result.done).toEqual(['try-b'])
  expect(result.skipped).toMatchObject([
    {
      id: 'try-a',
      name: 'try-a',
      code: 'invalid_input',
      fields: { compareAt: 'too_low', 'name.ar': 'required' },
    },
    { id: 'no-such', name: null, code: 'product_not_found' },
  ])
  expect(await list('try-a')).toMatchObject([
    { revision: 1, price: 100_00, items: [{ sizes: [{ onHand: 5 }, { onHand: 5 }] }] },
  ])
})

test('a product that somebody has saved meanwhile is not overwritten, and comes back as it is', async () => {
  await using given = await shopWithProducts()
  const { staff, save } = given
  const prices = [{ product: 'try-a', currency: 'AED', price: 111_00 }]
  await staff.call('POST staff/set-prices', { body: { prices } })
  const { result } = await save([{ id: 'try-a', fields: { price: 120_00 } }])
  expect(result).toMatchObject({
    done: [],
    skipped: [{ id: 'try-a', code: 'changed_meanwhile' }],
    products: [{ id: 'try-a', revision: 2, price: 111_00 }],
  })
})

test('two simultaneous saves of one revision leave one change', async () => {
  await using given = await shopWithProducts()
  const { save, list } = given
  const both = await Promise.all(
    [120_00, 130_00].map((price) => save([{ id: 'try-a', fields: { price } }])),
  )
  const codes = both.map(({ result }) => result.skipped[0]?.code ?? 'saved')
  expect(codes.toSorted()).toEqual(['changed_meanwhile', 'saved'])
  const won = codes[0] === 'saved' ? 120_00 : 130_00
  expect(await list('try-a')).toMatchObject([{ revision: 2, price: won }])
})

test('stock changes by the difference with one reason, once for each key', async () => {
  await using given = await shopWithProducts()
  const { send, save, list, shop } = given
  const changes = [{ sku: 'TRY-A-BLACK-54', quantity: 3 }]
  const body: Body = {
    products: [{ id: 'try-a', revision: 1, fields: {}, changes, key: randomUUID() }],
    kind: 'delivery',
  }
  expect((await send(body)).result.done).toEqual(['try-a'])
  expect((await send(body)).result.done).toEqual(['try-a'])
  expect(await list('try-a')).toMatchObject([
    { revision: 1, items: [{ sizes: [{ onHand: 8 }, { onHand: 5 }] }] },
  ])
  const { rows } = await shop.deps.pool.query(
    `select kind, quantity from stock_movements where sku = 'TRY-A-BLACK-54' and staff_id is not null`,
  )
  expect(rows).toEqual([{ kind: 'delivery', quantity: 3 }])
  const fewer = { id: 'try-a', fields: {}, changes: [{ sku: 'TRY-A-BLACK-54', quantity: -9 }] }
  const { result: noReason } = await save([fewer])
  expect(noReason.skipped).toMatchObject([{ code: 'invalid_input', fields: { kind: 'required' } }])
  const { result: short } = await save([fewer], { kind: 'damage' })
  expect(short.skipped).toMatchObject([
    { code: 'stock_below_reserved', fields: { 'changes.0.quantity': 'below_reserved' } },
  ])
})

test('weights of sizes are saved where nobody has changed them, and only of own sizes', async () => {
  await using given = await shopWithProducts()
  const { save, list } = given
  const weigh = (sku: string, was: number | null) =>
    save([{ id: 'try-a', fields: {}, weights: [{ sku, grams: 700, was }] }])
  expect((await weigh('TRY-A-BLACK-54', null)).result.done).toEqual(['try-a'])
  expect((await weigh('TRY-A-BLACK-54', null)).result.skipped).toMatchObject([
    { fields: { 'weights.0.grams': 'changed' } },
  ])
  expect((await weigh('TRY-B-BLACK-54', null)).result.skipped).toMatchObject([
    { fields: { 'weights.0.sku': 'unknown' } },
  ])
  expect(await list('try-a')).toMatchObject([
    { items: [{ sizes: [{ weight: 700 }, { weight: null }] }] },
  ])
})

test('a withdrawn size is refused, because the grid does not have it', async () => {
  await using given = await shopWithProducts()
  const { save, shop } = given
  await shop.deps.pool.query(`update variants set withdrawn = true where sku = 'TRY-A-BLACK-54'`)
  const change = { sku: 'TRY-A-BLACK-54', grams: 700, was: null }
  expect(
    (await save([{ id: 'try-a', fields: {}, weights: [change] }])).result.skipped,
  ).toMatchObject([{ fields: { 'weights.0.sku': 'unknown' } }])
})

test('each saved product has one row in the audit, with prices, stock and weights', async () => {
  await using given = await shopWithProducts()
  const { save, audited } = given
  await save(
    [
      {
        id: 'try-a',
        fields: { price: 120_00 },
        changes: [{ sku: 'TRY-A-BLACK-56', quantity: -1 }],
        weights: [{ sku: 'TRY-A-BLACK-54', grams: 700, was: null }],
      },
      { id: 'try-b', fields: { compareAt: 90_00 } },
      { id: 'try-c', fields: { leadDays: 4 } },
    ],
    { kind: 'gift' },
  )
  expect(await audited()).toMatchObject([
    {
      subject: 'try-a',
      details: {
        fields: ['price'],
        price: { from: 100_00, to: 120_00 },
        currency: 'AED',
        'TRY-A-BLACK-56': { from: 5, to: 4 },
        grams: { 'TRY-A-BLACK-54': { from: null, to: 700 } },
        kind: 'gift',
      },
    },
    { subject: 'try-c', details: { fields: ['leadDays'] } },
  ])
})

test('a role without prices, stock and weights saves names, and nothing else', async () => {
  await using given = await shopWithProducts('content')
  const { save } = given
  const { result } = await save(
    [
      { id: 'try-a', fields: { price: 120_00, name: { en: 'A' } } },
      { id: 'try-b', fields: { name: { en: 'B' }, leadDays: 3 } },
      { id: 'try-c', fields: {}, changes: [{ sku: 'TRY-C-BLACK-54', quantity: 1 }] },
    ],
    { kind: 'delivery' },
  )
  expect(result.done).toEqual(['try-b'])
  expect(result.skipped).toMatchObject([
    { id: 'try-a', code: 'not_allowed' },
    { id: 'try-c', code: 'not_allowed' },
  ])
  const weights = [{ sku: 'TRY-C-BLACK-54', grams: 700, was: null }]
  const { result: weighed } = await save([{ id: 'try-c', fields: {}, weights }])
  expect(weighed.skipped).toMatchObject([{ code: 'not_allowed' }])
})

test('a product stands in a save once, and changes something', async () => {
  await using given = await shopWithProducts()
  const { save } = given
  const one = { id: 'try-a', fields: { leadDays: 3 } }
  expect(await save([one, one])).toMatchObject({
    status: 400,
    fields: { 'products.1.id': 'duplicate' },
  })
  expect((await save([{ id: 'try-a', fields: {} }])).result.skipped).toMatchObject([
    { code: 'invalid_input', fields: { fields: 'required' } },
  ])
})
