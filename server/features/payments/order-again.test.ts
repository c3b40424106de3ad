import { expect, test } from 'vitest'
import { addProduct } from '../../test/fixtures.ts'
import {
  buyer,
  count,
  later,
  noon,
  orderBody,
  paymentStatus,
  press,
  pressAt,
  readOrder,
  stockOf,
} from '../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'

const sku = 'TRY-A-BLACK-54'

/** Creates a shopper whose page sends the same request again with the same key. */
async function shopper(shop: TestShop, { stock = 5 } = {}) {
  shop.setClock(noon)
  const product = await addProduct(shop.deps.db, { id: 'try-a', stock: { 54: stock } })
  const { guest, total } = await buyer(shop, product)
  const body = orderBody(total)
  const order = async () => (await guest.call('POST order/place-order', { body })).result
  const giveUp = (orderToken: string) =>
    guest.call('POST order/cancel-unpaid', { body: { orderToken } })
  return { order, giveUp }
}

async function expire(shop: TestShop, at: string) {
  shop.setClock(at)
  await shop.runJob('expire-unpaid-orders')
}

/** Returns what is left of all that the shopper has paid, by the records of the provider. */
async function paidInAll(shop: TestShop): Promise<number> {
  const { rows } = await shop.deps.pool.query<{ paid: number }>(`
    select coalesce(sum(case m->>'kind' when 'capture' then 1 when 'refund' then -1 else 0 end
      * (m->>'amount')::int), 0)::int as paid
    from simulator_payments, jsonb_array_elements(entries) m`)
  return rows[0]?.paid ?? 0
}

test.each(['expired', 'cancelled'] as const)(
  'ordering again under the key of an order that is %s makes a fresh one',
  async (end) => {
    await using shop = await testShop()
    const { order, giveUp } = await shopper(shop, { stock: 1 })
    const first = await order()
    if (end === 'expired') await expire(shop, later(46))
    else await giveUp(first.orderToken)

    const second = await order()
    expect(second.orderNumber).not.toBe(first.orderNumber)
    expect(await order()).toEqual(second)
    expect(await stockOf(shop, sku)).toEqual({ stock: 1, reserved: 1 })
    await press(shop, second.paymentToken, 'approve')
    expect(await readOrder(shop, second.orderToken)).toMatchObject({ status: 'placed', paid: true })
    expect(await readOrder(shop, first.orderToken)).toMatchObject({
      status: end,
      paid: false,
      replacedBy: null,
    })
    expect(await order()).toEqual(second)
    expect(await paidInAll(shop)).toBe(12_500)
  },
)

test('pressed twice at once after it ran out, it is one fresh order', async () => {
  await using shop = await testShop()
  const { order } = await shopper(shop)
  await order()
  await expire(shop, later(46))
  const [one, two] = await Promise.all([order(), order()])
  expect(two).toEqual(one)
  expect(await count(shop, 'orders')).toBe(2)
})

test('a payment on the page of an expired order counts before a new order is made', async () => {
  await using shop = await testShop()
  const { order } = await shopper(shop)
  const first = await order()
  const { payAt } = await paymentStatus(shop, first.paymentToken)
  await pressAt(payAt ?? '', 'approve_late')
  await shop.deps.pool.query("update simulator_payments set webhook_url = 'http://127.0.0.1:1/'")
  await expire(shop, later(46))
  await shop.runJob('settle-simulator')
  expect(await readOrder(shop, first.orderToken)).toMatchObject({ status: 'expired' })

  expect(await order()).toEqual(first)
  expect(await readOrder(shop, first.orderToken)).toMatchObject({ status: 'placed', paid: true })
  expect(await count(shop, 'orders')).toBe(1)
  expect(await paidInAll(shop)).toBe(12_500)
})

test('a late payment for the first order is refunded while the new order is placed', async () => {
  await using shop = await testShop()
  const { order } = await shopper(shop)
  const first = await order()
  await press(shop, first.paymentToken, 'approve_late')
  await expire(shop, later(46))
  const second = await order()
  await press(shop, second.paymentToken, 'approve')
  await shop.runJob('settle-simulator')
  expect(await paymentStatus(shop, first.paymentToken)).toMatchObject({ state: 'refunded' })
  expect(await readOrder(shop, second.orderToken)).toMatchObject({ status: 'placed', paid: true })
  expect(await paidInAll(shop)).toBe(12_500)
})

test('when two expired orders of one cart are both paid late, one of them is placed', async () => {
  await using shop = await testShop()
  const { order } = await shopper(shop)
  const first = await order()
  await press(shop, first.paymentToken, 'approve_late')
  // Its money comes when both are over, so nothing is heard of it before the second is made.
  await shop.deps.pool.query("update simulator_payments set settle_at = '2026-11-21T10:00:00Z'")
  await expire(shop, later(46))
  const second = await order()
  await press(shop, second.paymentToken, 'approve_late')
  await shop.deps.pool.query("update simulator_payments set settle_at = '2026-11-21T10:00:00Z'")
  await expire(shop, later(100))
  shop.setClock('2026-11-21T10:00:00Z')
  await shop.runJob('settle-simulator')
  const orders = await Promise.all(
    [first, second].map(({ orderToken }) => readOrder(shop, orderToken)),
  )
  expect(orders.map(({ status }) => status).toSorted()).toEqual(['expired', 'placed'])
  expect(await paidInAll(shop)).toBe(12_500)
  expect(await stockOf(shop, sku)).toEqual({ stock: 4, reserved: 0 })
})

test.each(['lost', 'never given'] as const)(
  'an address corrected after an answer that was %s is the one that is ordered',
  async (answer) => {
    await using shop = await testShop()
    const product = await addProduct(shop.deps.db, { id: 'try-a', stock: { 54: 1 } })
    const { guest, total } = await buyer(shop, product)
    const body = orderBody(total)
    const { publicUrl } = shop.deps.config
    if (answer === 'never given') {
      // The provider does not answer: the order is written, and its payment page does not open.
      shop.deps.config = { ...shop.deps.config, publicUrl: new URL('http://127.0.0.1:1/') }
    }
    const first = await guest.call('POST order/place-order', { body })
    expect(first.errorCode).toBe(answer === 'lost' ? 0 : 402)
    shop.deps.config = { ...shop.deps.config, publicUrl }

    const corrected = { ...body, address: { ...body.address, district: 'Al Barsha' } }
    const second = await guest.call('POST order/place-order', { body: corrected })
    const again = await guest.call('POST order/place-order', { body: corrected })
    expect(again.result).toEqual(second.result)
    await press(shop, second.result.paymentToken, 'approve')
    expect(await readOrder(shop, second.result.orderToken)).toMatchObject({
      status: 'placed',
      paid: true,
      address: { district: 'Al Barsha' },
    })
    expect(await count(shop, 'orders', "status = 'expired'")).toBe(1)
    expect(await paidInAll(shop)).toBe(12_500)
    expect(await stockOf(shop, sku)).toEqual({ stock: 0, reserved: 0 })
  },
)

test('an order that is placed answers its key, whatever was corrected since', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'try-a' })
  const { guest, total } = await buyer(shop, product)
  const body = orderBody(total, { paymentMethod: 'cash_on_delivery' })
  const first = await guest.call('POST order/place-order', { body })
  const corrected = { ...body, contact: { ...body.contact, name: 'Mariam S.' } }
  const second = await guest.call('POST order/place-order', { body: corrected })
  expect(second.result).toEqual(first.result)
  expect(await count(shop, 'orders')).toBe(1)
})
