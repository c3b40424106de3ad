import { formatMoment } from '@rimal/contract/dates'
import { errors } from '@rimal/contract/errors'
import type { StaffRole } from '@rimal/contract/permissions'
import { expect, test } from 'vitest'
import { addProduct, putInCart, saveCustomSize } from '../../../test/fixtures.ts'
import { signInAgain, staffOf, type TestStaff } from '../../../test/staff-fixtures.ts'
import {
  buyer,
  count,
  later,
  noon,
  placeOrder,
  press,
  readOrder,
  seenTotal,
  stockOf,
} from '../../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'
import { findSettings } from '../../shop/settings/settings.ts'

const sku = 'TRY-A-BLACK-54'
const refused = { status: 200, errorCode: errors.order_step_refused.number }

function staffPerson(shop: TestShop, role: StaffRole) {
  return staffOf(shop, { role })
}

async function shopWithStaff() {
  const shop = await testShop()
  shop.setClock(noon)
  const product = await addProduct(shop.deps.db, { id: 'try-a', customSize: true })
  const staff = await staffPerson(shop, 'owner')
  return { shop, product, staff, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}
type ShopWithStaff = Awaited<ReturnType<typeof shopWithStaff>>

async function ordered(
  { shop, product }: ShopWithStaff,
  method: 'card' | 'cash_on_delivery' = 'card',
) {
  const { result } = await placeOrder(await buyer(shop, product), { paymentMethod: method })
  if (method === 'card') await press(shop, result.paymentToken, 'approve')
  return result
}

async function orderedToMeasure({ shop, product }: ShopWithStaff) {
  const guest = shop.guest()
  await putInCart(guest, product, { customSizeId: await saveCustomSize(guest) })
  const { result } = await placeOrder({ guest, total: await seenTotal(guest) })
  await press(shop, result.paymentToken, 'approve')
  return result
}

/** Some time later the owner logs in once more: a login lasts for minutes. */
async function ownerLater(shop: TestShop, minutes: number) {
  shop.setClock(later(minutes))
  return signInAgain(shop, 'owner@example.com')
}

type Path =
  | 'confirm-order'
  | 'start-production'
  | 'order-ready'
  | 'deliver-order'
  | 'delivery-failed'
  | 'complete-order'

function step(staff: TestStaff, path: Path, orderNumber: string, force = false) {
  return staff.call(`POST staff/${path}`, { body: { orderNumber, force } })
}

function ship(staff: TestStaff, orderNumber: string, changes: object = {}) {
  return staff.call('POST staff/ship-order', {
    body: { orderNumber, carrier: 'Aramex', force: true, ...changes },
  })
}

test('an order moves step by step, and each step is stored once with its actor', async () => {
  await using given = await shopWithStaff()
  const { shop } = given
  const { orderNumber, orderToken } = await orderedToMeasure(given)
  const staff = await ownerLater(shop, 25 * 60)
  const path: Path[] = ['confirm-order', 'start-production', 'order-ready']
  for (const name of path) {
    const [first, again] = [
      await step(staff, name, orderNumber),
      await step(staff, name, orderNumber),
    ]
    expect(first.errorCode).toBe(0)
    expect(again.result).toEqual(first.result)
  }
  await ship(staff, orderNumber, {
    trackingNumber: ' ٤0۱٨ ',
    trackingUrl: 'https://track.example/4018',
    expectedOn: '2026-11-25',
  })
  await ship(staff, orderNumber, { trackingNumber: 'another' })
  expect((await readOrder(shop, orderToken)).shipment).toEqual({
    carrier: 'Aramex',
    trackingNumber: '4018',
    trackingUrl: 'https://track.example/4018',
    expectedOn: '2026-11-25',
    shippedAt: later(25 * 60),
    state: 'handed_over',
    outToday: false,
    steps: [{ to: 'handed_over', at: later(25 * 60) }],
  })
  await step(staff, 'deliver-order', orderNumber)
  await step(staff, 'complete-order', orderNumber)
  const { rows } = await shop.deps.pool.query(
    'select to_status, actor from order_events order by id',
  )
  const actor = `staff:${staff.staffId}`
  expect(rows.slice(2)).toEqual(
    ['confirmed', 'in_production', 'ready', 'shipped', 'delivered', 'completed'].map(
      (to_status) => ({ to_status, actor }),
    ),
  )
  const emails = await shop.deps.pool.query<{ kind: string }>(
    `select kind from outbox where kind like 'order_%' order by created_at`,
  )
  expect(emails.rows.map(({ kind }) => kind)).toEqual([
    'order_received',
    'order_in_production',
    'order_shipped',
    'order_delivered',
  ])
  const audit = await staff.call('GET staff/list-audit', { query: { subject: orderNumber } })
  expect(audit.result.items).toContainEqual(
    expect.objectContaining({
      by: 'Huda Owner',
      action: 'staff/ship-order',
      details: { from: 'ready', to: 'shipped', carrier: 'Aramex' },
    }),
  )
})

test('a step that does not follow is refused, and nothing changes', async () => {
  await using given = await shopWithStaff()
  const { shop, staff } = given
  const { orderNumber, orderToken } = await ordered(given)
  expect(await step(staff, 'deliver-order', orderNumber, true)).toMatchObject(refused)
  expect(await ship(staff, orderNumber)).toMatchObject(refused)
  expect(await step(staff, 'complete-order', orderNumber)).toMatchObject(refused)
  expect((await step(staff, 'confirm-order', 'RM-1')).status).toBe(404)
  expect((await readOrder(shop, orderToken)).status).toBe('placed')
  expect(await count(shop, 'staff_audit', `subject = '${orderNumber}'`)).toBe(0)
})

test('no step ends the cancellation window early, unless the customer asks for it', async () => {
  await using given = await shopWithStaff()
  const { shop, staff } = given
  const { orderNumber, orderToken } = await orderedToMeasure(given)
  await step(staff, 'confirm-order', orderNumber)
  const early = { status: 200, errorCode: errors.customer_may_still_cancel.number }
  expect(await step(staff, 'start-production', orderNumber)).toMatchObject(early)
  expect(await step(staff, 'order-ready', orderNumber)).toMatchObject(early)
  expect((await readOrder(shop, orderToken)).cancellation).toMatchObject({ until: later(24 * 60) })
  expect((await step(staff, 'start-production', orderNumber, true)).errorCode).toBe(0)

  const readyToWear = await ordered(given)
  await step(staff, 'confirm-order', readyToWear.orderNumber)
  expect((await step(staff, 'order-ready', readyToWear.orderNumber)).errorCode).toBe(0)
  expect(await ship(staff, readyToWear.orderNumber, { force: false })).toMatchObject(early)
  const owner = await ownerLater(shop, 120)
  expect((await ship(owner, readyToWear.orderNumber, { force: false })).errorCode).toBe(0)
})

test('the refusal of an early step names the moment at which the window ends, in the time zone of the shop', async () => {
  await using given = await shopWithStaff()
  const { shop, staff } = given
  const { orderNumber } = await orderedToMeasure(given)
  await step(staff, 'confirm-order', orderNumber)
  const begin = (language: 'en' | 'ar') =>
    staff.call('POST staff/start-production', {
      body: { orderNumber },
      headers: { 'accept-language': language },
    })
  const until = new Date(later(24 * 60))
  const { timeZone } = await findSettings(shop.deps.db)
  expect((await begin('en')).message).toContain(`until ${formatMoment(until, 'en', timeZone)}.`)
  expect((await begin('ar')).message).toContain(`حتى ${formatMoment(until, 'arb', timeZone)}.`)
})

test('when an order is cancelled and handed over at the same time, exactly one succeeds', async () => {
  await using given = await shopWithStaff()
  const { shop, staff } = given
  for (let round = 0; round < 4; round += 1) {
    const { orderNumber, orderToken } = await ordered(given)
    await step(staff, 'confirm-order', orderNumber)
    await step(staff, 'order-ready', orderNumber)
    const before = await stockOf(shop, sku)
    const body = { order: orderToken, reason: 'changed_mind' } as const
    const [cancelled, shipped] = await Promise.all([
      shop.guest().call('POST order/cancel-order', { body }),
      ship(staff, orderNumber),
    ])
    expect([cancelled.errorCode, shipped.errorCode].filter((code) => code === 0)).toHaveLength(1)
    const { status } = await readOrder(shop, orderToken)
    expect(status).toBe(cancelled.errorCode === 0 ? 'cancelled' : 'shipped')
    const back = status === 'cancelled' ? 1 : 0
    expect((await stockOf(shop, sku))?.stock).toBe((before?.stock ?? 0) + back)
    await shop.runJob('settle-open-payments')
    expect((await readOrder(shop, orderToken)).paid).toBe(status === 'shipped')
  }
})

test('staff cancel an order that cannot be delivered, and all of it is refunded', async () => {
  await using given = await shopWithStaff()
  const { shop, staff } = given
  const { orderNumber, orderToken } = await ordered(given)
  for (const path of ['confirm-order', 'order-ready'] as const) {
    await step(staff, path, orderNumber)
  }
  await ship(staff, orderNumber)
  const body = { orderNumber, reason: 'cannot_be_delivered', note: 'Nobody there' } as const
  expect(await staff.call('POST staff/cancel-order', { body })).toMatchObject(refused)
  await step(staff, 'delivery-failed', orderNumber)
  expect((await staff.call('POST staff/cancel-order', { body })).errorCode).toBe(0)
  expect((await staff.call('POST staff/cancel-order', { body })).errorCode).toBe(0)
  await shop.runJob('settle-open-payments')
  expect(await readOrder(shop, orderToken)).toMatchObject({
    status: 'cancelled',
    refundStatus: { state: 'returned' },
  })
  expect(await count(shop, 'payment_ledger', "kind = 'refund'")).toBe(1)
  expect(await stockOf(shop, sku)).toEqual({ stock: 5, reserved: 0 })
  const { rows } = await shop.deps.pool.query(
    `select data->>'byStaff' as "shopWithStaff" from outbox where kind = 'order_cancelled'`,
  )
  expect(rows).toEqual([{ shopWithStaff: 'true' }])
})

test('the cancellation email of a fully refunded order does not say that nothing was charged', async () => {
  await using given = await shopWithStaff()
  const { shop, staff } = given
  const { orderNumber, orderToken } = await ordered(given)
  const { lines, totals } = await readOrder(shop, orderToken)
  const refunded = await staff.call('POST staff/refund-order', {
    body: {
      orderNumber,
      key: 'all-of-it-before',
      lines: lines.map(({ quantity }, position) => ({ position, quantity })),
      ...(totals.shipping ? { delivery: totals.shipping } : {}),
      reason: 'goodwill',
    },
  })
  expect(refunded.result.amount).toBe(totals.total)
  await shop.runJob('send-refunds')
  const [listed] = (await staff.call('GET staff/list-orders')).result.items
  expect(listed).toMatchObject({ number: orderNumber, refunded: totals.total })
  const body = { orderNumber, reason: 'out_of_stock' } as const
  expect((await staff.call('POST staff/cancel-order', { body })).errorCode).toBe(0)
  const { rows } = await shop.deps.pool.query(
    `select data->>'how' as how from outbox where kind = 'order_cancelled'`,
  )
  expect(rows).toEqual([{ how: 'before' }])
  expect(await readOrder(shop, orderToken)).toMatchObject({
    refundStatus: { state: 'returned', amount: totals.total, besides: 0 },
  })
})

test('after a failed delivery a courier comes again, with a new shipment', async () => {
  await using given = await shopWithStaff()
  const { shop, staff } = given
  const { orderNumber, orderToken } = await ordered(given, 'cash_on_delivery')
  await step(staff, 'confirm-order', orderNumber)
  await step(staff, 'order-ready', orderNumber)
  await ship(staff, orderNumber, { trackingNumber: 'first' })
  await step(staff, 'delivery-failed', orderNumber)
  const owner = await ownerLater(shop, 60)
  await ship(owner, orderNumber, { carrier: 'DHL', trackingNumber: 'second' })
  expect((await readOrder(shop, orderToken)).shipment).toMatchObject({
    carrier: 'DHL',
    trackingNumber: 'second',
  })
})

test.each([
  { trackingUrl: 'javascript:alert(1)' },
  { trackingUrl: 'http://track.example/1' },
  { trackingUrl: 'https://house@evil.example/' },
  { trackingUrl: 'track' },
  { carrier: '  ' },
  { expectedOn: '2026-02-30' },
])('a shipment with %o is refused', async (wrong) => {
  await using given = await shopWithStaff()
  const { orderNumber } = await ordered(given, 'cash_on_delivery')
  expect(await ship(given.staff, orderNumber, wrong)).toMatchObject({ status: 400, errorCode: 1 })
})

test('cash on delivery is paid once the order is delivered, for staff and for the customer', async () => {
  await using given = await shopWithStaff()
  const { shop, staff } = given
  const { orderNumber, orderToken } = await ordered(given, 'cash_on_delivery')
  const shown = async () => {
    const forStaff = await staff.call('GET staff/get-order/{orderNumber}', {
      params: { orderNumber },
    })
    return [forStaff.result, await readOrder(shop, orderToken)].map(({ paid, due }) => ({
      paid,
      due: due !== null,
    }))
  }
  const [toPay, paid] = [
    { paid: false, due: true },
    { paid: true, due: false },
  ]
  await step(staff, 'confirm-order', orderNumber)
  await step(staff, 'order-ready', orderNumber)
  expect(await shown()).toEqual([toPay, toPay])
  await ship(staff, orderNumber)
  await step(staff, 'deliver-order', orderNumber)
  expect(await shown()).toEqual([paid, paid])
})

test('open orders are listed by their arrival day, completed orders the newest first', async () => {
  await using given = await shopWithStaff()
  const { shop, staff } = given
  const numbers: string[] = []
  for (const [minutes, latest] of [
    [0, '2026-11-30'],
    [1, '2026-11-28'],
    [2, '2026-11-29'],
  ] as const) {
    shop.setClock(later(minutes))
    const { orderNumber } = await ordered(given, 'cash_on_delivery')
    numbers.push(orderNumber)
    await shop.deps.pool.query(
      `update orders set created_at = $3,
        shipping = jsonb_set(shipping, '{arrival,latest}', to_jsonb($2::text)) where number = $1`,
      [orderNumber, latest, later(minutes)],
    )
  }
  type Query = { status?: 'completed'; open?: true; sort?: 'arrival' }
  const listed = async (query: Query) =>
    (await staff.call('GET staff/list-orders', { query })).result.items.map(({ number }) => number)
  expect(await listed({ open: true, sort: 'arrival' })).toEqual([
    numbers[1],
    numbers[2],
    numbers[0],
  ])
  await shop.deps.pool.query("update orders set status = 'completed'")
  expect(await listed({ status: 'completed' })).toEqual(numbers.toReversed())
})

test('the workshop moves orders and cancels none; the list contains the open orders', async () => {
  await using given = await shopWithStaff()
  const { shop } = given
  const { orderNumber } = await orderedToMeasure(given)
  const sewer = await staffPerson(shop, 'workshop')
  const { result } = await sewer.call('GET staff/list-orders', { query: { open: true } })
  expect(result.items).toMatchObject([
    {
      number: orderNumber,
      status: 'placed',
      name: 'Mariam Saeed',
      lines: ['1 × try-a, Black, made to measure'],
      canCancelUntil: later(24 * 60),
    },
  ])
  const counts = await sewer.call('GET staff/count-open-orders')
  expect(counts.result).toEqual([
    { status: 'placed', count: 1, nextArrival: result.items[0]?.arrivesBy },
  ])
  const params = { orderNumber }
  const whole = await sewer.call('GET staff/get-order/{orderNumber}', { params })
  expect(whole.result).toMatchObject({
    lines: [{ measurements: { waist: 136 } }],
    cancelWindow: {
      until: later(24 * 60),
      endedBy: ['in_production', 'ready', 'shipped', 'delivery_failed', 'delivered', 'completed'],
    },
  })
  // With these values staff could cancel as the customer may, and nobody would know who it was.
  for (const key of ['token', 'paymentToken', 'cancellation']) {
    expect(whole.result).not.toHaveProperty(key)
  }
  expect((await step(sewer, 'confirm-order', orderNumber)).errorCode).toBe(0)
  const body = { orderNumber, reason: 'out_of_stock' } as const
  expect((await sewer.call('POST staff/cancel-order', { body })).status).toBe(403)
  const query = { status: 'delivered' } as const
  expect((await sewer.call('GET staff/list-orders', { query })).result.items).toEqual([])
})
