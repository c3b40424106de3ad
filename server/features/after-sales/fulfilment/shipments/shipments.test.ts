import { errors } from '@rimal/contract/errors'
import {
  canShipmentBecome,
  type ShipmentState,
  shipmentStates,
  shipmentSteps,
} from '@rimal/contract/production/shipment-states'
import type { OrderStatus } from '@rimal/contract/statuses'
import { expect, test } from 'vitest'
import { staffLater, posted, productionOrder } from '../../../../test/production-fixtures.ts'
import { count, later, readOrder, stockOf } from '../../../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../../../test/test-shop.ts'
import type { TestStaff } from '../../../../test/staff-fixtures.ts'

type Path = 'confirm-order' | 'order-ready' | 'deliver-order' | 'delivery-failed'

function step(staff: TestStaff, path: Path, orderNumber: string) {
  return staff.call(`POST staff/${path}`, { body: { orderNumber, force: true } })
}

function ship(staff: TestStaff, orderNumber: string) {
  const body = { orderNumber, carrier: 'Aramex', force: true }
  return staff.call('POST staff/ship-order', { body })
}

function track(
  staff: TestStaff,
  orderNumber: string,
  to: (typeof shipmentSteps)[number],
  note?: string,
) {
  const body = { orderNumber, step: to, ...(note === undefined ? {} : { note }) }
  return staff.call('POST staff/add-tracking-event', { body })
}

/** Places an order of a ready-to-wear product and hands it to the courier a day later. */
async function shipped(shop: TestShop, method: 'cash_on_delivery' | 'card' = 'cash_on_delivery') {
  const order = await productionOrder(shop, { madeToOrder: 0, readyToWear: 1, method })
  const staff = await staffLater(shop)
  await step(staff, 'confirm-order', order.orderNumber)
  await step(staff, 'order-ready', order.orderNumber)
  await ship(staff, order.orderNumber)
  return { ...order, staff }
}

async function stateOf(shop: TestShop, orderToken: string) {
  const { status, shipment } = await readOrder(shop, orderToken)
  return { status, shipmentState: shipment?.state }
}

/** The status of an order for each state of its shipment. */
const orderWith: Record<ShipmentState, OrderStatus> = {
  handed_over: 'shipped',
  in_transit: 'shipped',
  out_for_delivery: 'shipped',
  attempt_failed: 'delivery_failed',
  returning: 'delivery_failed',
  returned_to_sender: 'delivery_failed',
  lost: 'delivery_failed',
  delivered: 'delivered',
}

test('each step is taken from the states that the table names, leaves one event, and is refused from all others', async () => {
  await using shop = await testShop()
  const { orderNumber, orderToken, staff } = await shipped(shop)
  const tried: object[] = []
  const expected: object[] = []
  for (const from of shipmentStates) {
    for (const to of shipmentSteps) {
      await shop.deps.pool.query('update shipments set state = $1', [from])
      await shop.deps.pool.query('update orders set status = $1', [orderWith[from]])
      const before = await count(shop, 'shipment_events')
      const { errorCode } = await track(staff, orderNumber, to)
      const events = (await count(shop, 'shipment_events')) - before
      tried.push({
        from,
        to,
        ...(await stateOf(shop, orderToken)),
        served: errorCode === 0,
        events,
      })
      const isTaken = canShipmentBecome(from, to)
      const shipmentState = isTaken ? to : from
      expected.push({
        from,
        to,
        status: orderWith[shipmentState],
        shipmentState,
        served: isTaken || from === to,
        events: Number(isTaken),
      })
    }
  }
  expect(tried).toEqual(expected)
})

test("a tracking event appears on the customer's page with its time, and the order follows", async () => {
  await using shop = await testShop()
  const { orderNumber, orderToken, staff } = await shipped(shop)
  await track(staff, orderNumber, 'in_transit')
  const owner = await staffLater(shop, 40)
  await track(owner, orderNumber, 'out_for_delivery')
  await track(owner, orderNumber, 'out_for_delivery')
  const out = await readOrder(shop, orderToken)
  expect(out.shipment).toMatchObject({ state: 'out_for_delivery', outToday: true })
  expect(out.shipment?.steps).toEqual([
    { to: 'handed_over', at: later(25 * 60) },
    { to: 'in_transit', at: later(25 * 60) },
    { to: 'out_for_delivery', at: later(40 * 60) },
  ])
  expect(await posted(shop, 'shipment_update')).toMatchObject([
    { recipient: 'mariam@example.com', data: { what: 'out', orderNumber } },
  ])
  const next = await staffLater(shop, 64)
  expect((await readOrder(shop, orderToken)).shipment).toMatchObject({ outToday: false })
  await track(next, orderNumber, 'delivered')
  expect(await stateOf(shop, orderToken)).toEqual({
    status: 'delivered',
    shipmentState: 'delivered',
  })
  expect(await posted(shop, 'order_delivered')).toHaveLength(1)
})

test('a failed delivery is tried again with the same shipment', async () => {
  await using shop = await testShop()
  const { orderNumber, orderToken, staff } = await shipped(shop)
  await track(staff, orderNumber, 'in_transit')
  await track(staff, orderNumber, 'out_for_delivery')
  await track(staff, orderNumber, 'attempt_failed', 'Nobody there')
  expect(await stateOf(shop, orderToken)).toEqual({
    status: 'delivery_failed',
    shipmentState: 'attempt_failed',
  })
  expect(await posted(shop, 'order_not_delivered')).toHaveLength(1)
  const owner = await staffLater(shop, 49)
  await track(owner, orderNumber, 'out_for_delivery')
  expect((await stateOf(shop, orderToken)).status).toBe('shipped')
  expect(await posted(shop, 'shipment_update')).toHaveLength(2)
  expect(await count(shop, 'shipments')).toBe(1)
})

test('a shipment that was returned is sent again as another, or its order is cancelled', async () => {
  await using shop = await testShop()
  const { orderNumber, orderToken, staff } = await shipped(shop)
  await step(staff, 'delivery-failed', orderNumber)
  await track(staff, orderNumber, 'returning')
  await track(staff, orderNumber, 'returned_to_sender')
  expect(await posted(shop, 'shipment_update')).toMatchObject([{ data: { what: 'back' } }])
  const owner = await staffLater(shop, 60)
  await ship(owner, orderNumber)
  const again = await readOrder(shop, orderToken)
  expect(again).toMatchObject({ status: 'shipped', shipment: { state: 'handed_over' } })
  expect(again.shipment?.steps).toHaveLength(1)
})

test('a lost shipment is announced as lost, and not as a failed delivery', async () => {
  await using shop = await testShop()
  const { orderNumber, orderToken, staff } = await shipped(shop)
  await track(staff, orderNumber, 'lost')
  expect(await stateOf(shop, orderToken)).toEqual({
    status: 'delivery_failed',
    shipmentState: 'lost',
  })
  expect(await posted(shop, 'order_not_delivered')).toEqual([])
  expect(await posted(shop, 'shipment_update')).toMatchObject([{ data: { what: 'lost' } }])
  const body = { orderNumber, reason: 'fault_of_shop' } as const
  expect((await staff.call('POST staff/cancel-order', { body })).errorCode).toBe(0)
  const { lines } = await readOrder(shop, orderToken)
  expect((await stockOf(shop, lines[0]?.sku ?? ''))?.reserved).toBe(0)
  expect((await track(staff, orderNumber, 'out_for_delivery')).errorCode).toBe(
    errors.shipment_step_refused.number,
  )
})

test.each([
  ['deliver-order', 'delivered', 'delivered'],
  ['delivery-failed', 'delivery_failed', 'attempt_failed'],
] as const)('%s ends the shipment too, whatever its state', async (path, status, shipmentState) => {
  await using shop = await testShop()
  const { orderNumber, orderToken, staff } = await shipped(shop)
  for (let time = 0; time < 2; time++) await step(staff, path, orderNumber)
  expect(await stateOf(shop, orderToken)).toEqual({ status, shipmentState })
  expect(await count(shop, 'shipment_events')).toBe(2)
})

test('an order that was not sent has nothing to follow', async () => {
  await using shop = await testShop()
  const { orderNumber } = await productionOrder(shop)
  const staff = await staffLater(shop)
  expect((await track(staff, orderNumber, 'in_transit')).errorCode).toBe(
    errors.shipment_step_refused.number,
  )
})

test('when two tracking events at once exclude each other, one counts', async () => {
  await using shop = await testShop()
  const { orderNumber, orderToken, staff } = await shipped(shop)
  await track(staff, orderNumber, 'in_transit')
  await track(staff, orderNumber, 'out_for_delivery')
  const [delivered, failed] = await Promise.all([
    track(staff, orderNumber, 'delivered'),
    track(staff, orderNumber, 'attempt_failed'),
  ])
  expect([delivered, failed].filter(({ errorCode }) => errorCode === 0)).toHaveLength(1)
  const { status, shipmentState } = await stateOf(shop, orderToken)
  expect(orderWith[shipmentState ?? 'lost']).toBe(status)
})

test('the units of a lost shipment do not return to the stock, whatever happens to the order', async () => {
  await using shop = await testShop()
  const { orderNumber, orderToken, staff } = await shipped(shop)
  const { rows } = await shop.deps.pool.query<{ sku: string }>('select sku from stock_holds')
  const sku = rows[0]?.sku ?? ''
  const before = await stockOf(shop, sku)
  await track(staff, orderNumber, 'lost')
  const body = { orderNumber, reason: 'cannot_be_delivered' } as const
  expect((await staff.call('POST staff/cancel-order', { body })).errorCode).toBe(0)
  expect((await readOrder(shop, orderToken)).status).toBe('cancelled')
  expect(await stockOf(shop, sku)).toEqual(before)
})

test('the replacement of a lost shipment also leaves the stock, if it is still available', async () => {
  await using shop = await testShop()
  const { orderNumber, orderToken, staff } = await shipped(shop)
  const { rows } = await shop.deps.pool.query<{ sku: string }>('select sku from stock_holds')
  const sku = rows[0]?.sku ?? ''
  const { stock = 0 } = (await stockOf(shop, sku)) ?? {}
  await track(staff, orderNumber, 'lost')
  await shop.deps.pool.query('update variants set stock = 0 where sku = $1', [sku])
  expect((await ship(staff, orderNumber)).errorCode).toBe(errors.nothing_to_resend.number)
  expect(await stateOf(shop, orderToken)).toEqual({
    status: 'delivery_failed',
    shipmentState: 'lost',
  })
  await shop.deps.pool.query('update variants set stock = $2 where sku = $1', [sku, stock])
  // The latest shipment is the one that was sent last.
  shop.setClock(later(25 * 60 + 1))
  for (let time = 0; time < 2; time++) {
    expect((await ship(staff, orderNumber)).errorCode).toBe(0)
  }
  expect(await stockOf(shop, sku)).toEqual({ stock: stock - 1, reserved: 0 })
  // The second shipment is returned, and only its unit is available again.
  await step(staff, 'delivery-failed', orderNumber)
  const body = { orderNumber, reason: 'cannot_be_delivered' } as const
  expect((await staff.call('POST staff/cancel-order', { body })).errorCode).toBe(0)
  expect(await stockOf(shop, sku)).toEqual({ stock, reserved: 0 })
})

test('after a lost shipment only units that were not refunded are sent again', async () => {
  await using shop = await testShop()
  const { orderNumber, orderToken, staff } = await shipped(shop, 'card')
  const { rows } = await shop.deps.pool.query<{ sku: string }>('select sku from stock_holds')
  const sku = rows[0]?.sku ?? ''
  const before = await stockOf(shop, sku)
  await track(staff, orderNumber, 'lost')
  const refund = { orderNumber, key: 'of-what-was-lost', reason: 'damaged' } as const
  const lines = [{ position: 0, quantity: 1 }]
  const refunded = await staff.call('POST staff/refund-order', { body: { ...refund, lines } })
  expect(refunded.errorCode).toBe(0)
  expect((await ship(staff, orderNumber)).errorCode).toBe(0)
  expect(await stockOf(shop, sku)).toEqual(before)
  // The refunded unit does not return to the stock with the rest of the shipment either.
  await step(staff, 'delivery-failed', orderNumber)
  const body = { orderNumber, reason: 'cannot_be_delivered' } as const
  expect((await staff.call('POST staff/cancel-order', { body })).errorCode).toBe(0)
  expect((await readOrder(shop, orderToken)).status).toBe('cancelled')
  expect(await stockOf(shop, sku)).toEqual(before)
})

test('units that returned to the shop are in stock again once their order is cancelled', async () => {
  await using shop = await testShop()
  const { orderNumber, staff } = await shipped(shop)
  const { rows } = await shop.deps.pool.query<{ sku: string }>('select sku from stock_holds')
  const sku = rows[0]?.sku ?? ''
  const before = await stockOf(shop, sku)
  await step(staff, 'delivery-failed', orderNumber)
  const body = { orderNumber, reason: 'cannot_be_delivered' } as const
  expect((await staff.call('POST staff/cancel-order', { body })).errorCode).toBe(0)
  expect(await stockOf(shop, sku)).toEqual({ ...before, stock: (before?.stock ?? 0) + 1 })
})
