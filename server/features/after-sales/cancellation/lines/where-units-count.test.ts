import { errors } from '@rimal/contract/errors'
import { expect, test } from 'vitest'
import { customerOf } from '../../../../test/identity-fixtures.ts'
import { readOrder } from '../../../../test/order-fixtures.ts'
import {
  linesOf,
  shopWithLines,
  type ShopWithLines,
  cancelUnits,
} from '../../../../test/line-fixtures.ts'
import { deliver, staffPerson } from '../../../../test/return-fixtures.ts'
import { orderOf, reviewBody } from '../../../../test/review-fixtures.ts'

async function soldOf({ shop }: ShopWithLines) {
  const { rows } = await shop.deps.pool.query<{ id: string; sold: number }>(
    `select id, sold from products where id in ('try-layla', 'try-nada') order by id`,
  )
  return rows.map(({ sold }) => sold)
}

/** Orders two Laylas and a Nada as a customer; `takeThem` cancels a Layla and the Nada. */
async function reduced(given: ShopWithLines) {
  const { shop, layla, nada } = given
  const customer = await customerOf(shop)
  const order = await orderOf(shop, customer, [layla, layla, nada], { delivered: false })
  const [laylaLine = '', nadaLine = ''] = order.lineIds
  const takeThem = () =>
    cancelUnits(shop, order.orderToken, [
      { lineId: laylaLine, quantity: 1 },
      { lineId: nadaLine, quantity: 1 },
    ])
  return { ...order, customer, laylaLine, nadaLine, takeThem }
}

test("the customer's list of orders counts, shows and adds up the units that are not cancelled", async () => {
  await using given = await shopWithLines()
  const { customer, takeThem } = await reduced(given)
  const { result: before } = await customer.call('GET order/my-orders')
  await takeThem()
  const { result: after } = await customer.call('GET order/my-orders')
  const [had] = before.orders
  const [has] = after.orders
  expect(had).toMatchObject({ units: 3, pictures: [{}, {}] })
  expect(has).toMatchObject({ units: 1, total: (had?.total ?? 0) - 17_777 })
  expect(has?.pictures.map(({ id }) => id)).toEqual(['try-layla-black-front'])
})

test('cancelled units do not count as sold, whether the count comes before or after', async () => {
  await using given = await shopWithLines()
  const { shop } = given
  const first = await reduced(given)
  await shop.runJob('count-sales')
  expect(await soldOf(given)).toEqual([2, 1])
  await first.takeThem()
  expect(await soldOf(given)).toEqual([1, 0])
  await shop.runJob('count-sales')
  expect(await soldOf(given)).toEqual([1, 0])
  await shop
    .guest()
    .call('POST order/cancel-order', { body: { order: first.orderToken, reason: 'changed_mind' } })
  await shop.runJob('count-sales')
  expect(await soldOf(given)).toEqual([0, 0])
})

test('a count during a cancellation ends with the units that are not cancelled', async () => {
  await using given = await shopWithLines()
  const { shop } = given
  const { takeThem } = await reduced(given)
  await Promise.all([shop.runJob('count-sales'), takeThem(), shop.runJob('count-sales')])
  await shop.runJob('count-sales')
  expect(await soldOf(given)).toEqual([1, 0])
})

test('only delivered units can be returned, reviewed and ordered again', async () => {
  await using given = await shopWithLines()
  const { shop } = given
  const { customer, orderNumber, orderToken, laylaLine, nadaLine, takeThem } = await reduced(given)
  await takeThem()
  await deliver(shop, orderNumber)
  const { result: options } = await customer.call('GET return/get-options/{order}', {
    params: { order: orderToken },
  })
  expect(options.lines).toMatchObject([{ lineId: laylaLine, left: 1, refundable: [10_000] }])
  const { result: reviews } = await customer.call('GET review/list-of-order/{orderNumber}', {
    params: { orderNumber },
  })
  expect(reviews.map(({ lineId }) => lineId)).toEqual([laylaLine])
  expect(
    await customer.call('POST review/save-review', { body: reviewBody(nadaLine) }),
  ).toMatchObject({
    errorCode: errors.review_not_delivered.number,
  })
  const { result: again } = await customer.call('POST order/order-again', {
    body: { order: orderToken },
  })
  expect(again).toMatchObject({ added: 1, count: 1, missing: [] })
})

test('an order that was cancelled whole in the end is ordered again whole', async () => {
  await using given = await shopWithLines()
  const { customer, orderToken, takeThem } = await reduced(given)
  await takeThem()
  await customer.call('POST order/cancel-order', {
    body: { order: orderToken, reason: 'changed_mind' },
  })
  const { result } = await customer.call('POST order/order-again', { body: { order: orderToken } })
  expect(result).toMatchObject({ added: 3, missing: [] })
})

test("the export contains the cancelled units and the reason, and a deleted account loses the customer's text", async () => {
  await using given = await shopWithLines()
  const { shop } = given
  const { customer, orderToken, orderNumber, laylaLine } = await reduced(given)
  const lines = [{ lineId: laylaLine, quantity: 1 }]
  await cancelUnits(shop, orderToken, lines, { reason: 'other', note: ' One is enough. ' })
  const { result } = await customer.call('GET account/export-data')
  expect(result).toMatchObject({
    orders: [
      {
        lines: [
          { quantity: 2, cancelled: 1 },
          { quantity: 1, cancelled: 0 },
        ],
        orderLinesCancelled: [
          {
            reason: 'other',
            note: 'One is enough.',
            amount: 10_000,
            lines: [{ name: { en: 'try-layla' }, quantity: 1 }],
          },
        ],
      },
    ],
  })
  await deliver(shop, orderNumber)
  await shop.deps.pool.query("update orders set status = 'completed'")
  await shop.deps.pool.query('update customers set deleted_at = now()')
  await shop.runJob('clean-up-personal-data')
  const { rows } = await shop.deps.pool.query('select note from line_cancellations')
  expect(rows).toEqual([{ note: null }])
})

test('an invoice line that was credited cannot be refunded again', async () => {
  await using given = await shopWithLines()
  const { shop } = given
  const { orderNumber, orderToken, nadaLine } = await reduced(given)
  const owner = await staffPerson(shop)
  await cancelUnits(shop, orderToken, [{ lineId: nadaLine, quantity: 1 }])
  const again = await owner.call('POST staff/refund-order', {
    body: {
      orderNumber,
      key: 'by-hand-again',
      lines: [{ position: 1, quantity: 1 }],
      reason: 'goodwill',
    },
  })
  expect(again.errorCode).toBe(errors.refund_refused.number)
  expect((await linesOf(shop, orderToken)).has('try-nada')).toBe(false)
  expect((await readOrder(shop, orderToken)).lines).toHaveLength(2)
})
