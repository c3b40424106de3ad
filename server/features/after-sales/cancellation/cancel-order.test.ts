import { errors } from '@rimal/contract/errors'
import { expect, test } from 'vitest'
import { addDiscount, addProduct, putInCart, saveCustomSize } from '../../../test/fixtures.ts'
import { customerOf } from '../../../test/identity-fixtures.ts'
import {
  buyer,
  count,
  later,
  noon,
  onlineProvider,
  paymentStatus,
  placeOrder,
  press,
  pressAt,
  readOrder,
  seenTotal,
  stockOf,
} from '../../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'

const sku = 'TRY-A-BLACK-54'
const mind = { reason: 'changed_mind' } as const

async function shopWithProduct() {
  const shop = await testShop()
  shop.setClock(noon)
  const product = await addProduct(shop.deps.db, { id: 'try-a', customSize: true })
  return { shop, product, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}
type Given = Awaited<ReturnType<typeof shopWithProduct>>

async function placed(
  { shop, product }: Given,
  method: 'card' | 'cash_on_delivery',
  choice?: Parameters<typeof putInCart>[2],
) {
  const customer = await buyer(shop, product, choice)
  const { result } = await placeOrder(customer, { paymentMethod: method })
  if (method === 'card') await press(shop, result.paymentToken, 'approve')
  await shop.runJob('settle-open-payments')
  return { ...result, ...customer }
}

function preview(shop: TestShop, order: string) {
  return shop.call('GET order/cancel-preview/{order}', { params: { order } })
}

function cancel(shop: TestShop, order: string, input: object = mind) {
  return shop.guest().call('POST order/cancel-order', { body: { order, ...mind, ...input } })
}

async function setStatus(shop: TestShop, number: string, status: string) {
  await shop.deps.pool.query('update orders set status = $1 where number = $2', [status, number])
}

const refunds = (shop: TestShop) => count(shop, 'payment_ledger', "kind = 'refund'")

test('a cancellation does what its preview says: stock, invoice and money', async () => {
  await using given = await shopWithProduct()
  const { shop } = given
  const { orderToken, total } = await placed(given, 'card')
  expect((await readOrder(shop, orderToken)).cancellation).toEqual({
    until: later(120),
    secondsLeft: 7200,
    endsWith: 'handover',
    of: 'all',
  })
  shop.setClock(later(30))
  expect((await preview(shop, orderToken)).result).toMatchObject({
    token: orderToken,
    cancellation: { until: later(120), secondsLeft: 5400, endsWith: 'handover' },
    amount: total,
    how: 'returned',
    paymentMethod: 'card',
    by: '2026-11-29',
  })
  expect(await cancel(shop, orderToken)).toMatchObject({ status: 200, errorCode: 0 })
  expect(await readOrder(shop, orderToken)).toMatchObject({
    status: 'cancelled',
    cancellation: null,
    refundStatus: { state: 'on_its_way', amount: total, at: null, by: '2026-11-29' },
    events: [{ status: 'awaiting_payment' }, { status: 'placed' }, { status: 'cancelled' }],
  })
  expect(await stockOf(shop, sku)).toEqual({ stock: 5, reserved: 0 })
  expect(shop.woken).toContain('settle-open-payments')
  await shop.runJob('settle-open-payments')
  expect(await readOrder(shop, orderToken)).toMatchObject({
    paid: false,
    refundStatus: { state: 'returned', amount: total, at: later(30), by: '2026-11-29' },
  })
  const { rows } = await shop.deps.pool.query(
    'select kind, data from outbox order by created_at, kind',
  )
  expect(rows.map(({ kind }) => kind)).toEqual([
    'order_received',
    'order_cancelled',
    'payment_returned',
  ])
  expect(rows[1].data).toMatchObject({ how: 'returned', byStaff: false })
  expect(rows[2].data).toMatchObject({ why: 'cancelled', how: 'refunded' })
})

test('ten cancellations at once return the money, the unit and the discount once', async () => {
  await using given = await shopWithProduct()
  const { shop, product } = given
  await addDiscount(shop.deps.db, { code: 'FIRST', percent: 10, firstOrderOnly: true })
  const guest = shop.guest()
  await putInCart(guest, product)
  await guest.call('POST guest-cart/apply-discount', { body: { code: 'FIRST' } })
  const { result } = await placeOrder({ guest, total: await seenTotal(guest) })
  await press(shop, result.paymentToken, 'approve')
  const tries = await Promise.all(Array.from({ length: 10 }, () => cancel(shop, result.orderToken)))
  expect(tries.map(({ errorCode }) => errorCode)).toEqual(tries.map(() => 0))
  await Promise.all(Array.from({ length: 4 }, () => shop.runJob('settle-open-payments')))
  shop.setClock(later(10))
  await shop.runJob('settle-open-payments')
  expect(await refunds(shop)).toBe(1)
  expect(await stockOf(shop, sku)).toEqual({ stock: 5, reserved: 0 })
  expect(await count(shop, 'order_events', "to_status = 'cancelled'")).toBe(1)
  expect(await count(shop, 'outbox', "kind in ('order_cancelled', 'payment_returned')")).toBe(2)
  expect(await count(shop, 'discount_uses', "state <> 'released'")).toBe(0)
  const { rows } = await shop.deps.pool.query(
    `select sum(amount)::int as back from payment_ledger where kind = 'refund'`,
  )
  expect(rows[0].back).toBe((await readOrder(shop, result.orderToken)).totals.total)
})

test('a provider that does not answer is asked again, and the order says so meanwhile', async () => {
  await using given = await shopWithProduct()
  const { shop } = given
  const { orderToken } = await placed(given, 'card')
  const provider = onlineProvider(shop)
  const { refund } = provider
  provider.refund = async () => {
    throw new Error('The bank is closed.')
  }
  await cancel(shop, orderToken)
  await shop.runJob('settle-open-payments')
  expect((await readOrder(shop, orderToken)).refundStatus).toMatchObject({ state: 'on_its_way' })
  provider.refund = refund
  shop.setClock(later(6))
  await shop.runJob('settle-open-payments')
  expect((await readOrder(shop, orderToken)).refundStatus).toMatchObject({
    state: 'returned',
    at: later(6),
  })
  expect(await refunds(shop)).toBe(1)
})

test('cash gives nothing back, as nothing was taken', async () => {
  await using given = await shopWithProduct()
  const { shop } = given
  const { orderToken } = await placed(given, 'cash_on_delivery')
  expect((await preview(shop, orderToken)).result).toMatchObject({ amount: 0, how: 'nothing' })
  await cancel(shop, orderToken)
  expect(await readOrder(shop, orderToken)).toMatchObject({
    status: 'cancelled',
    refundStatus: null,
  })
  expect(await stockOf(shop, sku)).toEqual({ stock: 5, reserved: 0 })
})

test('a made-to-measure order is free to cancel until production begins, and its cancellation adds nothing to the stock', async () => {
  await using given = await shopWithProduct()
  const { shop, product } = given
  const guest = shop.guest()
  const customSizeId = await saveCustomSize(guest)
  await putInCart(guest, product, { customSizeId })
  const { result } = await placeOrder(
    { guest, total: await seenTotal(guest) },
    {
      paymentMethod: 'card',
    },
  )
  await press(shop, result.paymentToken, 'approve')
  expect((await readOrder(shop, result.orderToken)).cancellation).toEqual({
    until: later(24 * 60),
    secondsLeft: 86_400,
    endsWith: 'production',
    of: 'all',
  })
  shop.setClock(later(25 * 60))
  expect((await readOrder(shop, result.orderToken)).cancellation).toMatchObject({ until: null })
  await setStatus(shop, result.orderNumber, 'in_production')
  expect((await readOrder(shop, result.orderToken)).cancellation).toBeNull()
  expect(await cancel(shop, result.orderToken)).toMatchObject({
    status: 200,
    errorCode: errors.order_not_cancellable.number,
  })
  await setStatus(shop, result.orderNumber, 'confirmed')
  expect((await cancel(shop, result.orderToken)).errorCode).toBe(0)
  expect(await stockOf(shop, sku)).toEqual({ stock: 5, reserved: 0 })
})

test.each(['shipped', 'delivery_failed', 'delivered', 'completed', 'expired'])(
  'an order that is %s is not cancelled, and nothing of it changes',
  async (status) => {
    await using given = await shopWithProduct()
    const { shop } = given
    const { orderToken, orderNumber } = await placed(given, 'card')
    await setStatus(shop, orderNumber, status)
    const refused = { status: 200, errorCode: errors.order_not_cancellable.number }
    expect(await preview(shop, orderToken)).toMatchObject(refused)
    expect(await cancel(shop, orderToken)).toMatchObject(refused)
    expect((await readOrder(shop, orderToken)).status).toBe(status)
    expect(await stockOf(shop, sku)).toEqual({ stock: 4, reserved: 0 })
    await shop.runJob('settle-open-payments')
    expect(await refunds(shop)).toBe(0)
  },
)

test('an order that awaits payment is cancelled without a refund', async () => {
  await using given = await shopWithProduct()
  const { shop, product } = given
  const { result } = await placeOrder(await buyer(shop, product), { paymentMethod: 'card' })
  expect((await preview(shop, result.orderToken)).result).toMatchObject({ how: 'nothing' })
  expect((await cancel(shop, result.orderToken)).errorCode).toBe(0)
  expect(await readOrder(shop, result.orderToken)).toMatchObject({
    status: 'cancelled',
    refundStatus: null,
  })
  expect(await stockOf(shop, sku)).toEqual({ stock: 5, reserved: 0 })
})

test('a payment at the moment of the cancellation is refunded, whichever comes first', async () => {
  await using given = await shopWithProduct()
  const { shop, product } = given
  const { result } = await placeOrder(await buyer(shop, product), { paymentMethod: 'card' })
  // The page to pay on is open already; a cancellation closes it only for those who ask later.
  const { payAt } = await paymentStatus(shop, result.paymentToken)
  await Promise.all([pressAt(payAt ?? '', 'approve'), cancel(shop, result.orderToken)])
  await cancel(shop, result.orderToken)
  for (const minutes of [1, 5, 45, 60]) {
    shop.setClock(later(minutes))
    await shop.runJob('settle-open-payments')
  }
  const order = await readOrder(shop, result.orderToken)
  expect(order.status).toBe('cancelled')
  expect(await count(shop, 'payment_ledger', "kind = 'refund'")).toBe(
    await count(shop, 'payment_ledger', "kind = 'capture'"),
  )
  expect(await stockOf(shop, sku)).toEqual({ stock: 5, reserved: 0 })
})

test("the reason is stored with the event: a reason of the list, and the customer's text if it is another reason", async () => {
  await using given = await shopWithProduct()
  const { shop } = given
  const { orderToken } = await placed(given, 'cash_on_delivery')
  expect(await cancel(shop, orderToken, { reason: 'other' })).toMatchObject({
    status: 400,
    fields: { note: expect.any(String) },
  })
  expect((await cancel(shop, orderToken, { reason: 'no such reason' })).status).toBe(400)
  expect((await cancel(shop, orderToken, { reason: 'other', note: 'x'.repeat(501) })).status).toBe(
    400,
  )
  await cancel(shop, orderToken, { reason: 'other', note: ' A wedding was moved. ' })
  const { rows } = await shop.deps.pool.query(
    `select actor, reason, note from order_events where to_status = 'cancelled'`,
  )
  expect(rows).toEqual([{ actor: 'shopper', reason: 'other', note: 'A wedding was moved.' }])
})

test('the number is enough for the customer whose it is, and for nobody else', async () => {
  await using given = await shopWithProduct()
  const { shop } = given
  const { orderNumber } = await placed(given, 'cash_on_delivery')
  const [customer, other] = [
    await customerOf(shop),
    await customerOf(shop, { email: 'other@example.com' }),
  ]
  const params = { order: orderNumber }
  const body = { order: orderNumber, ...mind }
  for (const stranger of [shop.guest(), other]) {
    expect((await stranger.call('GET order/cancel-preview/{order}', { params })).status).toBe(404)
    expect((await stranger.call('POST order/cancel-order', { body })).status).toBe(404)
  }
  expect((await customer.call('GET order/cancel-preview/{order}', { params })).result.number).toBe(
    orderNumber,
  )
  expect((await customer.call('POST order/cancel-order', { body })).errorCode).toBe(0)
})
