import { expect, test } from 'vitest'
import { customerOf } from '../../../test/identity-fixtures.ts'
import { staffLater, posted, productionOrder } from '../../../test/production-fixtures.ts'
import { later, readOrder } from '../../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'
import { saveSetting } from '../../shop/settings/settings.ts'

async function statusAfter(shop: TestShop, orderToken: string, minutes: number) {
  shop.setClock(later(minutes))
  await shop.runJob('confirm-orders')
  return (await readOrder(shop, orderToken)).status
}

test("a paid ready-to-wear order is confirmed once by itself when the customer's time to cancel is over", async () => {
  await using shop = await testShop()
  const { orderToken, orderNumber } = await productionOrder(shop, {
    madeToOrder: 0,
    readyToWear: 1,
  })
  await customerOf(shop)
  expect(await statusAfter(shop, orderToken, 119)).toBe('placed')
  expect(await statusAfter(shop, orderToken, 120)).toBe('confirmed')
  expect(await statusAfter(shop, orderToken, 180)).toBe('confirmed')
  const { rows } = await shop.deps.pool.query(
    "select actor from order_events where to_status = 'confirmed'",
  )
  expect(rows).toEqual([{ actor: 'timer' }])
  expect(await posted(shop, 'order_confirmed')).toMatchObject([
    { recipient: '', channel: 'notice', data: { orderNumber } },
  ])
  // Nothing has begun: the customer may cancel until the handover.
  expect((await readOrder(shop, orderToken)).cancellation).toMatchObject({ endsWith: 'handover' })
})

test.each([
  ['what is sewn', { madeToOrder: 1 }],
  ['what is sewn in part', { madeToOrder: 1, readyToWear: 1 }],
  ['what is paid at the door', { madeToOrder: 0, readyToWear: 1, method: 'cash_on_delivery' }],
] as const)('%s waits for staff', async (_, input) => {
  await using shop = await testShop()
  const { orderToken } = await productionOrder(shop, input)
  expect(await statusAfter(shop, orderToken, 60 * 48)).toBe('placed')
})

test('an order on hold is not confirmed by itself', async () => {
  await using shop = await testShop()
  const { orderToken, orderNumber } = await productionOrder(shop, {
    madeToOrder: 0,
    readyToWear: 1,
  })
  const staff = await staffLater(shop, 1)
  const body = { orderNumber, reason: 'payment_check' } as const
  await staff.call('POST staff/hold-order', { body })
  expect(await statusAfter(shop, orderToken, 300)).toBe('on_hold')
})

test('the owner can leave the confirmation to staff', async () => {
  await using shop = await testShop()
  const { orderToken } = await productionOrder(shop, { madeToOrder: 0, readyToWear: 1 })
  await saveSetting(shop.deps.db, 'confirmsByItself', false)
  expect(await statusAfter(shop, orderToken, 300)).toBe('placed')
})

test('an order cancelled and confirmed at the same time ends cancelled', async () => {
  await using shop = await testShop()
  const { orderToken } = await productionOrder(shop, { madeToOrder: 0, readyToWear: 1 })
  shop.setClock(later(120))
  const body = { order: orderToken, reason: 'changed_mind' } as const
  const [cancelled] = await Promise.all([
    shop.guest().call('POST order/cancel-order', { body }),
    shop.runJob('confirm-orders'),
  ])
  expect(cancelled.errorCode).toBe(0)
  expect((await readOrder(shop, orderToken)).status).toBe('cancelled')
})
