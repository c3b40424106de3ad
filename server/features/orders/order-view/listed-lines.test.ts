import { expect, test } from 'vitest'
import { linesOf, orderedLines, shopWithLines, cancelUnits } from '../../../test/line-fixtures.ts'
import { later } from '../../../test/order-fixtures.ts'
import { signInAgain, staffOf } from '../../../test/staff-fixtures.ts'
import type { TestShop } from '../../../test/test-shop.ts'

const layla = {
  name: 'try-layla',
  color: 'Black',
  size: 54,
  madeToMeasure: false,
  quantity: 1,
  pictureId: expect.any(String),
}

async function linesIn(shop: TestShop, kind: string) {
  const { rows } = await shop.deps.pool.query<{ data: { lines?: unknown } }>(
    'select data from outbox where kind = $1',
    [kind],
  )
  return rows.map(({ data }) => data.lines)
}

/** An order of two units and one more, of which one of each is cancelled. */
async function orderWithOneUnit(given: Awaited<ReturnType<typeof shopWithLines>>) {
  const { shop } = given
  const order = await orderedLines(shop, [given.layla, given.layla, given.nada])
  const lines = [...(await linesOf(shop, order.orderToken)).values()]
  const wanted = lines.map(({ lineId }) => ({ lineId, quantity: 1 }))
  expect((await cancelUnits(shop, order.orderToken, wanted)).result).toEqual({ whole: false })
  return order
}

test('the emails of a parcel list the units in it with their pictures', async () => {
  await using given = await shopWithLines()
  const { shop } = given
  await staffOf(shop, { role: 'owner' })
  const { orderNumber } = await orderWithOneUnit(given)
  shop.setClock(later(25 * 60))
  const staff = await signInAgain(shop, 'owner@example.com')
  const body = { orderNumber, force: true }
  await staff.call('POST staff/confirm-order', { body })
  await staff.call('POST staff/order-ready', { body })
  await staff.call('POST staff/ship-order', { body: { ...body, carrier: 'Aramex' } })
  await staff.call('POST staff/deliver-order', { body })
  expect(await linesIn(shop, 'order_shipped')).toEqual([[layla]])
  expect(await linesIn(shop, 'order_delivered')).toEqual([[layla]])
})

test('the email of a cancellation lists the units that it cancelled with their pictures', async () => {
  await using given = await shopWithLines()
  const { shop } = given
  const { orderToken } = await orderWithOneUnit(given)
  expect(await linesIn(shop, 'lines_cancelled')).toMatchObject([
    [layla, { name: 'try-nada', quantity: 1, pictureId: expect.any(String) }],
  ])
  await shop.guest().call('POST order/cancel-order', {
    body: { order: orderToken, reason: 'changed_mind' },
  })
  expect(await linesIn(shop, 'order_cancelled')).toEqual([[layla]])
})
