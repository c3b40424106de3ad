import { expect, test } from 'vitest'
import fc from 'fast-check'
import { defaultSettings, saveSetting } from '../../shop/settings/settings.ts'
import { count } from '../../../test/order-fixtures.ts'
import {
  ask,
  returnToShop,
  deliveredOrder,
  staffPerson,
  readReturn,
} from '../../../test/return-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'
import { returnableLine } from './returnable-lines.ts'

/** Asked for at noon of a Saturday, one working day is over at noon of the Sunday. */
const [before, after] = ['2026-11-22T07:59:00Z', '2026-11-22T08:00:00Z']

const overdue = "kind = 'return_for_staff' and data ->> 'what' = 'overdue'"

test('when staff do not answer for a working day, the return of a ready-to-wear item is approved', async () => {
  await using shop = await testShop()
  const { result } = await ask(shop, await deliveredOrder(shop))
  shop.setClock(before)
  await shop.runJob('remind-of-returns')
  expect(await readReturn(shop, result.token)).toMatchObject({ state: 'requested' })
  shop.setClock(after)
  await shop.runJob('remind-of-returns')
  await shop.runJob('remind-of-returns')
  expect(await readReturn(shop, result.token)).toMatchObject({ state: 'approved' })
  expect(await count(shop, 'return_events', "to_state = 'approved' and actor = 'timer'")).toBe(1)
  expect(await count(shop, 'outbox', overdue)).toBe(0)
})

test.each([
  ['a made-to-measure unit', true, 100_000],
  ['much money', false, 9_999],
])('staff are reminded once and decide themselves: %s', async (_, measured, refundLimit) => {
  await using shop = await testShop()
  await saveSetting(shop.deps.db, 'refundLimit', refundLimit)
  const order = await deliveredOrder(shop, { measured })
  const input = measured
    ? ({ kind: 'alteration', reason: 'too_long', note: 'The hem.' } as const)
    : {}
  const { result } = await ask(shop, order, input)
  shop.setClock(after)
  for (const _again of [1, 2]) await shop.runJob('remind-of-returns')
  expect(await readReturn(shop, result.token)).toMatchObject({ state: 'requested' })
  expect(await count(shop, 'outbox', overdue)).toBe(1)
})

test('staff are reminded of an exchange whose wanted unit is gone', async () => {
  await using shop = await testShop()
  const order = await deliveredOrder(shop)
  const [lineId = ''] = order.lineIds
  const { result } = await ask(shop, order, {
    kind: 'exchange',
    lines: [{ lineId, quantity: 1, wantedSku: order.product.skuOf(56) }],
  })
  await shop.deps.pool.query('update variants set stock = 0 where sku = $1', [
    order.product.skuOf(56),
  ])
  shop.setClock(after)
  await shop.runJob('remind-of-returns')
  expect(await readReturn(shop, result.token)).toMatchObject({ state: 'requested' })
  expect(await count(shop, 'outbox', overdue)).toBe(1)
})

test.each(['no_answer', 'not_handed_over'] as const)(
  "after the customer's seven days the return is closed, and the customer reads why: %s",
  async (why) => {
    await using shop = await testShop()
    const { result } = await ask(shop, await deliveredOrder(shop))
    const { number: returnNumber, token } = result
    const staff = await staffPerson(shop)
    const step =
      why === 'no_answer'
        ? staff.call('POST staff/ask-about-return', {
            body: { returnNumber, question: 'Was it worn?' },
          })
        : staff.call('POST staff/approve-return', { body: { returnNumber } })
    expect(await step).toMatchObject({ errorCode: 0 })
    shop.setClock('2026-11-28T19:58:00Z')
    await shop.runJob('remind-of-returns')
    expect((await readReturn(shop, token)).state).not.toBe('closed')
    shop.setClock('2026-11-28T20:00:00Z')
    await shop.runJob('remind-of-returns')
    expect(await readReturn(shop, token)).toMatchObject({ state: 'closed', canCancel: false })
    const notified = `kind = 'return_update' and data ->> 'why' = '${why}'`
    expect(await count(shop, 'outbox', notified)).toBe(1)
  },
)

test("the customer's days to hand the item over begin on the day of the pickup", async () => {
  await using shop = await testShop()
  const { result } = await ask(shop, await deliveredOrder(shop))
  const { number: returnNumber, token } = result
  const staff = await staffPerson(shop)
  await staff.call('POST staff/approve-return', { body: { returnNumber } })
  const body = { returnNumber, day: '2026-11-25' }
  await staff.call('POST staff/schedule-return-pickup', { body })
  shop.setClock('2026-12-02T19:58:00Z')
  await shop.runJob('remind-of-returns')
  expect(await readReturn(shop, token)).toMatchObject({ state: 'pickup_scheduled' })
  shop.setClock('2026-12-02T20:00:00Z')
  await shop.runJob('remind-of-returns')
  expect(await readReturn(shop, token)).toMatchObject({ state: 'closed' })
})

test('a resolved return is closed without an email, and its outcome stays', async () => {
  await using shop = await testShop()
  const { result } = await ask(shop, await deliveredOrder(shop))
  const staff = await staffPerson(shop)
  await returnToShop(staff, result)
  await staff.call('POST staff/resolve-return', {
    body: { returnNumber: result.number, outcome: 'refunded' },
  })
  shop.setClock('2026-11-30T08:00:00Z')
  await shop.runJob('remind-of-returns')
  expect(await readReturn(shop, result.token)).toMatchObject({
    state: 'closed',
    outcome: 'refunded',
    refund: { amount: 10_000 },
  })
})

test('the units left of a line are never more than were ordered, are not taken and were not refunded', () => {
  const line = { id: 'l', position: 0, madeToOrder: false, measurements: null }
  const deliveredAt = new Date('2026-11-21T08:00:00Z')
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 }),
      fc.integer({ min: 0, max: 10 }),
      fc.integer({ min: 0, max: 10 }),
      fc.integer({ min: 0, max: 10 }),
      fc.integer({ min: 0, max: 40 }),
      (quantity, gone, taken, unpaid, days) => {
        const cancelled = Math.min(gone, quantity)
        const worth = new Map([[0, Array.from({ length: unpaid }, (_, n) => (n + 1) * 100)]])
        const now = new Date(deliveredAt.getTime() + days * 86_400_000)
        const found = returnableLine(
          { ...line, quantity, cancelled },
          { deliveredAt, now, settings: defaultSettings, taken: new Map([['l', taken]]), worth },
        )
        expect(found.left).toBe(Math.max(0, Math.min(quantity - cancelled - taken, unpaid)))
        expect(found.refundable).toHaveLength(found.left)
        expect(found.over).toBe(days > defaultSettings.returns.days)
      },
    ),
  )
})
