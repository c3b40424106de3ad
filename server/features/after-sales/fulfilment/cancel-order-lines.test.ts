import { signInAgain, type TestStaff } from '../../../test/staff-fixtures.ts'
import { errors } from '@rimal/contract/errors'
import { expect, test } from 'vitest'
import { count, later, readOrder, stockOf } from '../../../test/order-fixtures.ts'
import {
  moneyOf,
  orderedLines,
  shopWithLines,
  type ShopWithLines,
} from '../../../test/line-fixtures.ts'
import { staffPerson } from '../../../test/return-fixtures.ts'

const refused = { errorCode: errors.order_step_refused.number }

let keys = 0

async function linesOf({ shop }: ShopWithLines, orderToken: string) {
  return (await readOrder(shop, orderToken)).lines.map(({ id }) => id)
}

function drop(
  staff: TestStaff,
  orderNumber: string,
  lines: { lineId: string; quantity: number }[],
  key = `dropped-${++keys}`,
) {
  return staff.call('POST staff/cancel-order-lines', {
    body: { orderNumber, key, lines, reason: 'out_of_stock', note: 'A flaw in the cloth.' },
  })
}

function step(staff: TestStaff, path: 'confirm-order' | 'start-production', orderNumber: string) {
  return (force: boolean) => staff.call(`POST staff/${path}`, { body: { orderNumber, force } })
}

test('staff can cancel a unit even during its production, and the email says that the shop cancelled it', async () => {
  await using given = await shopWithLines()
  const { shop, layla, madeToOrder } = given
  const owner = await staffPerson(shop)
  const { orderNumber, orderToken } = await orderedLines(shop, [layla, madeToOrder])
  const [, productionLine = ''] = await linesOf(given, orderToken)
  await step(owner, 'confirm-order', orderNumber)(true)
  await step(owner, 'start-production', orderNumber)(true)
  const lines = [{ lineId: productionLine, quantity: 1 }]
  const { result } = await drop(owner, orderNumber, lines, 'said-twice')
  expect(result).toEqual({ number: orderNumber, status: 'in_production' })
  expect((await drop(owner, orderNumber, lines, 'said-twice')).result).toEqual(result)
  await shop.runJob('send-refunds')
  expect(await moneyOf(shop)).toMatchObject({ refunded: 20_000, credited: 20_000 })
  const { rows } = await shop.deps.pool.query(
    `select data from outbox where kind = 'lines_cancelled'`,
  )
  expect(rows).toMatchObject([{ data: { byStaff: true, how: 'returned' } }])
  const { rows: audit } = await shop.deps.pool.query(
    `select details from staff_audit where action = 'staff/cancel-order-lines' order by id limit 1`,
  )
  expect(audit).toMatchObject([{ details: { lines, reason: 'out_of_stock' } }])
  const { rows: stored } = await shop.deps.pool.query(
    'select actor, reason, note from line_cancellations',
  )
  expect(stored).toEqual([
    {
      actor: `staff:${owner.staffId}`,
      reason: 'out_of_stock',
      note: 'A flaw in the cloth.',
    },
  ])
  const { result: shown } = await owner.call('GET staff/get-order/{orderNumber}', {
    params: { orderNumber },
  })
  expect(shown).toMatchObject({ lines: [{ cancelled: 0 }, { cancelled: 1 }] })
})

test('cancelling the last unit by staff cancels the order', async () => {
  await using given = await shopWithLines()
  const { shop, layla } = given
  const owner = await staffPerson(shop)
  const { orderNumber, orderToken, total } = await orderedLines(shop, [layla, layla])
  const [lineId = ''] = await linesOf(given, orderToken)
  await drop(owner, orderNumber, [{ lineId, quantity: 1 }])
  const { result } = await drop(owner, orderNumber, [{ lineId, quantity: 1 }])
  expect(result.status).toBe('cancelled')
  await shop.runJob('settle-open-payments')
  expect(await moneyOf(shop)).toMatchObject({ refunded: total, credited: total })
  expect(await stockOf(shop, 'TRY-LAYLA-BLACK-54')).toEqual({ stock: 5, reserved: 0 })
  expect(await count(shop, 'order_events', "to_status = 'cancelled'")).toBe(1)
})

test('no unit is cancelled after the handover, nor by the workshop', async () => {
  await using given = await shopWithLines()
  const { shop, layla, nada } = given
  const owner = await staffPerson(shop)
  const workshop = await staffPerson(shop, 'workshop')
  const { orderNumber, orderToken } = await orderedLines(shop, [layla, nada])
  const [lineId = ''] = await linesOf(given, orderToken)
  const lines = [{ lineId, quantity: 1 }]
  expect((await drop(workshop, orderNumber, lines)).errorCode).toBe(errors.not_allowed.number)
  for (const status of ['awaiting_payment', 'shipped', 'delivery_failed', 'delivered', 'expired']) {
    await shop.deps.pool.query('update orders set status = $1', [status])
    expect(await drop(owner, orderNumber, lines)).toMatchObject(refused)
  }
  expect(await count(shop, 'line_cancellations')).toBe(0)
})

test('production begins only once the window to cancel all of a mixed order is over, or when the customer asked for it', async () => {
  await using given = await shopWithLines()
  const { shop, layla, madeToOrder } = given
  const { orderNumber, orderToken } = await orderedLines(shop, [layla, madeToOrder])
  const owner = await staffPerson(shop)
  await step(owner, 'confirm-order', orderNumber)(false)
  expect((await step(owner, 'start-production', orderNumber)(false)).errorCode).toBe(
    errors.customer_may_still_cancel.number,
  )
  shop.setClock(later(24 * 60 + 1))
  const ownerLater = await signInAgain(shop, 'owner@example.com')
  expect((await step(ownerLater, 'start-production', orderNumber)(false)).errorCode).toBe(0)
  expect((await readOrder(shop, orderToken)).cancellation).toMatchObject({
    until: null,
    of: 'ready_to_wear',
  })
})
