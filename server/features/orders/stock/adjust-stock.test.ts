import { randomUUID } from 'node:crypto'
import { errors } from '@rimal/contract/errors'
import { expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
import { readOutbox } from '../../../test/identity-fixtures.ts'
import { buyer, count, noon, placeOrder, press, stockOf } from '../../../test/order-fixtures.ts'
import { staffOf } from '../../../test/staff-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'

const sku = 'TRY-A-BLACK-54'
const other = 'TRY-A-BLACK-56'
const belowReserved = errors.stock_below_reserved.number

type Change = { sku: string; quantity: number }

/** A shop with one product, of which the size 54 has sold out, and a person of its warehouse. */
async function shopWithStock(stock: Record<number, number> = { 54: 0, 56: 5 }) {
  const shop = await testShop()
  shop.setClock(noon)
  const product = await addProduct(shop.deps.db, { id: 'try-a', stock })
  const staff = await staffOf(shop, { role: 'warehouse', name: 'Salem Store' })
  return {
    shop,
    product,
    staff,
    adjust: (changes: Change[], { kind = 'delivery', key = randomUUID() as string } = {}) =>
      staff.call('POST staff/adjust-stock', {
        body: { changes, kind: kind as 'delivery', note: 'From Ajman', key },
      }),
    count: (counts: { sku: string; counted: number }[], key: string = randomUUID()) =>
      staff.call('POST staff/count-stock', { body: { counts, key } }),
    movements: async (of = sku) =>
      (await staff.call('GET staff/list-stock-movements', { query: { sku: of } })).result.items,
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

test('a delivery arrives: shoppers can buy it, and whoever asked for an alert gets one', async () => {
  await using given = await shopWithStock()
  const { shop } = given
  const size = async () => {
    const { result } = await shop.call('GET product/get-product', { query: { id: 'try-a' } })
    return result.items[0]?.sizes.find((one) => one.sku === sku)
  }
  const email = 'mariam@example.com'
  await shop.call('POST product/notify-when-back', { body: { sku, email } })
  expect(await size()).toMatchObject({ state: 'sold_out' })

  expect(await given.adjust([{ sku, quantity: 5 }])).toMatchObject({
    status: 200,
    result: { stock: [{ sku, onHand: 5, reserved: 0, available: 5 }] },
  })
  await expect.poll(size).toMatchObject({ state: 'available' })
  await shop.runJob('send-stock-alerts')
  expect(await readOutbox(shop, email)).toHaveLength(1)
  expect(await given.movements()).toMatchObject([
    {
      kind: 'delivery',
      quantity: 5,
      stockAfter: 5,
      by: 'Salem Store',
      note: 'From Ajman',
      orderNumber: null,
      expected: null,
    },
  ])
})

test('the same call twice moves the stock once, at the same time too', async () => {
  await using given = await shopWithStock()
  const key = randomUUID()
  const replies = await Promise.all(
    [1, 2, 3].map(() => given.adjust([{ sku, quantity: 5 }], { key })),
  )
  for (const { result } of replies) expect(result.stock).toMatchObject([{ sku, onHand: 5 }])
  expect(await given.movements()).toHaveLength(1)
  await given.adjust([{ sku, quantity: 5 }])
  expect(await stockOf(given.shop, sku)).toEqual({ stock: 10, reserved: 0 })
})

test('another change under a known key is refused and moves nothing', async () => {
  await using given = await shopWithStock()
  const key = randomUUID()
  const changes = [
    { sku, quantity: 5 },
    { sku: other, quantity: -1 },
  ]
  expect((await given.adjust(changes, { key })).errorCode).toBe(0)
  expect((await given.adjust(changes.toReversed(), { key })).errorCode).toBe(0)
  const others = [
    await given.adjust([{ sku, quantity: 5 }], { key }),
    await given.adjust([...changes.slice(1), { sku, quantity: 6 }], { key }),
    await given.adjust([...changes, { sku: 'NO-SUCH', quantity: 1 }], { key }),
    await given.adjust(changes, { key, kind: 'found' }),
    await given.count([{ sku, counted: 5 }], key),
  ]
  const used = errors.stock_key_used.number
  expect(others.map(({ errorCode }) => errorCode)).toEqual(others.map(() => used))
  expect(await given.movements()).toHaveLength(1)
  const counts = [{ sku, counted: 3 }]
  const ofCount = randomUUID()
  await given.count(counts, ofCount)
  expect((await given.count(counts, ofCount)).errorCode).toBe(0)
  expect((await given.count([{ sku, counted: 4 }], ofCount)).errorCode).toBe(used)
})

test('a movement has the time of the clock of the shop', async () => {
  await using given = await shopWithStock()
  await given.adjust([{ sku, quantity: 5 }])
  await placeOrder(await buyer(given.shop, given.product), { paymentMethod: 'cash_on_delivery' })
  const at = noon.replace('Z', '.000Z')
  expect(await given.movements()).toMatchObject([
    { kind: 'sale', at },
    { kind: 'delivery', at },
  ])
})

test('units that orders have reserved are not taken, and the refusal names the row', async () => {
  await using given = await shopWithStock({ 54: 2, 56: 5 })
  await placeOrder(await buyer(given.shop, given.product))
  const changes = [
    { sku: other, quantity: -5 },
    { sku, quantity: -2 },
  ]
  expect(await given.adjust(changes, { kind: 'damage' })).toMatchObject({
    errorCode: belowReserved,
    fields: { 'changes.1.quantity': 'below_reserved' },
  })
  expect(await given.count([{ sku, counted: 0 }])).toMatchObject({
    errorCode: belowReserved,
    fields: { 'counts.0.counted': 'below_reserved' },
  })
  expect(await stockOf(given.shop, other)).toEqual({ stock: 5, reserved: 0 })
  expect(await count(given.shop, 'stock_movements')).toBe(0)
  expect(await given.adjust([{ sku, quantity: -1 }], { kind: 'damage' })).toMatchObject({
    errorCode: 0,
    result: { stock: [{ onHand: 1, reserved: 1, available: 0 }] },
  })
})

test('an unknown SKU, a repeated one and a difference of nothing change nothing', async () => {
  await using given = await shopWithStock()
  const good = { sku, quantity: 1 }
  expect(await given.adjust([good, { sku: 'NO-SUCH', quantity: 1 }])).toMatchObject({
    status: 404,
    fields: { 'changes.1.sku': 'unknown' },
  })
  expect(await given.adjust([good, good])).toMatchObject({
    status: 400,
    fields: { 'changes.1.sku': 'duplicate' },
  })
  expect(await given.adjust([good, { sku: other, quantity: 0 }])).toMatchObject({
    status: 400,
    fields: { 'changes.1.quantity': 'required' },
  })
  expect(await stockOf(given.shop, sku)).toEqual({ stock: 0, reserved: 0 })
})

test('a stock-take stores what was counted and what was expected', async () => {
  await using given = await shopWithStock({ 54: 4, 56: 5 })
  const { result } = await given.count([
    { sku: other, counted: 5 },
    { sku, counted: 3 },
  ])
  expect(result.stock).toMatchObject([
    { sku, onHand: 3 },
    { sku: other, onHand: 5 },
  ])
  const byStaff = { kind: 'count', by: 'Salem Store' }
  expect(await given.movements()).toMatchObject([
    { ...byStaff, quantity: -1, expected: 4, stockAfter: 3 },
  ])
  expect(await given.movements(other)).toMatchObject([
    { ...byStaff, quantity: 0, expected: 5, stockAfter: 5 },
  ])
})

test('a stock-take during a sale counts from the stock after it', async () => {
  await using given = await shopWithStock({ 54: 40 })
  const { shop } = given
  const customers = await Promise.all(Array.from({ length: 8 }, () => buyer(shop, given.product)))
  const cash = { paymentMethod: 'cash_on_delivery' } as const
  await Promise.all([
    ...customers.slice(0, 4).map((customer) => placeOrder(customer, cash)),
    given.count([{ sku, counted: 30 }]),
    ...customers.slice(4).map((customer) => placeOrder(customer, cash)),
  ])
  const rows = (await given.movements()).toReversed()
  expect(rows).toHaveLength(9)
  const before = [40, ...rows.map(({ stockAfter }) => stockAfter)]
  expect(rows.map(({ stockAfter, quantity }) => stockAfter - quantity)).toEqual(before.slice(0, -1))
  const taken = rows.findIndex(({ kind }) => kind === 'count')
  expect(rows[taken]).toMatchObject({ expected: before[taken], stockAfter: 30 })
  expect(await stockOf(shop, sku)).toEqual({ stock: before.at(-1), reserved: 0 })
})

test('a sale and a cancellation write movements with their order', async () => {
  await using given = await shopWithStock({ 54: 5 })
  const { shop, product } = given
  const cash = await placeOrder(await buyer(shop, product), { paymentMethod: 'cash_on_delivery' })
  const card = await placeOrder(await buyer(shop, product))
  expect(await given.movements()).toHaveLength(1)
  await press(shop, card.result.paymentToken, 'approve')
  await shop.runJob('settle-open-payments')
  const owner = await staffOf(shop)
  await owner.call('POST staff/cancel-order', {
    body: { orderNumber: cash.result.orderNumber, reason: 'out_of_stock' },
  })
  const sold = { kind: 'sale', quantity: -1, by: null }
  expect(await given.movements()).toMatchObject([
    { kind: 'return', quantity: 1, stockAfter: 4, orderNumber: cash.result.orderNumber },
    { ...sold, stockAfter: 3, orderNumber: card.result.orderNumber },
    { ...sold, stockAfter: 4, orderNumber: cash.result.orderNumber },
  ])
})

test('the audit names the product, and each stock before and after', async () => {
  await using given = await shopWithStock({ 54: 1, 56: 5 })
  const owner = await staffOf(given.shop)
  await given.adjust([{ sku, quantity: 2 }], { kind: 'found' })
  const { items } = (await owner.call('GET staff/list-audit', { query: { subject: 'try-a' } }))
    .result
  expect(items).toMatchObject([
    {
      action: 'staff/adjust-stock',
      by: 'Salem Store',
      details: { kind: 'found', [sku]: { from: 1, to: 3 } },
    },
  ])
})

test.each([
  ['changed', 'update stock_movements set quantity = 9'],
  ['deleted', 'delete from stock_movements'],
  ['truncated', 'truncate stock_movements'],
])('movements are never %s', async (_, statement) => {
  await using given = await shopWithStock()
  await given.adjust([{ sku, quantity: 5 }])
  await expect(given.shop.deps.pool.query(statement)).rejects.toThrow(/stock movement/)
})

test('sales may look at the stock and not change it', async () => {
  await using given = await shopWithStock()
  const sales = await staffOf(given.shop, { role: 'sales' })
  expect(await sales.call('GET staff/list-stock')).toMatchObject({ status: 200 })
  const adjusted = { changes: [{ sku, quantity: 5 }], kind: 'found' as const, key: randomUUID() }
  expect(await sales.call('POST staff/adjust-stock', { body: adjusted })).toMatchObject({
    status: 403,
  })
  const counts = { counts: [{ sku, counted: 5 }], key: randomUUID() }
  expect(await sales.call('POST staff/count-stock', { body: counts })).toMatchObject({
    status: 403,
  })
})
