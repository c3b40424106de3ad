import { expect, test } from 'vitest'
import { defaultSettings, saveSetting } from '../../shop/settings/settings.ts'
import { errors } from '@rimal/contract/errors'
import { customerOf } from '../../../test/identity-fixtures.ts'
import { count, readOrder, stockOf } from '../../../test/order-fixtures.ts'
import {
  ask,
  returnToShop,
  deliveredOrder,
  staffPerson,
  readReturn,
  returnBody,
} from '../../../test/return-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'

async function optionsOf(shop: TestShop, order: string) {
  return shop.guest().call('GET return/get-options/{order}', { params: { order } })
}

async function sums(shop: TestShop) {
  const { rows } = await shop.deps.pool.query<Record<string, number>>(
    `select (select coalesce(sum(amount), 0)::int from payment_ledger where kind = 'refund') as refunded,
      (select coalesce(sum((document -> 'totals' ->> 'total')::int), 0)::int from invoices
        where kind = 'credit_note') as credited`,
  )
  return rows[0]
}

test('a unit that was requested, approved, collected and inspected is refunded and can be sold again', async () => {
  await using shop = await testShop()
  const order = await deliveredOrder(shop, { quantity: 2 })
  const sku = order.product.skuOf(54)
  expect(await stockOf(shop, sku)).toEqual({ stock: 18, reserved: 0 })
  const { result: options } = await optionsOf(shop, order.orderToken)
  expect(options.lines).toMatchObject([
    { left: 2, madeToOrder: false, over: false, until: '2026-12-05', refundable: [10_000, 20_000] },
  ])
  const asked = await ask(shop, order)
  expect(asked.result).toMatchObject({
    state: 'requested',
    canCancel: true,
    refund: { amount: 10_000, by: null, byHand: false },
  })
  expect((await readOrder(shop, order.orderToken)).returns).toMatchObject([{ state: 'requested' }])
  const { number: returnNumber, token, lines } = asked.result
  const staff = await staffPerson(shop)
  await staff.call('POST staff/approve-return', { body: { returnNumber } })
  await staff.call('POST staff/schedule-return-pickup', {
    body: { returnNumber, day: '2026-11-23' },
  })
  await staff.call('POST staff/return-collected', { body: { returnNumber } })
  await staff.call('POST staff/return-received', { body: { returnNumber } })
  await staff.call('POST staff/inspect-return', {
    body: { returnNumber, lines: [{ lineId: lines[0]?.lineId ?? '', condition: 'sellable' }] },
  })
  expect(await stockOf(shop, sku)).toEqual({ stock: 19, reserved: 0 })
  await staff.call('POST staff/resolve-return', { body: { returnNumber, outcome: 'refunded' } })
  await shop.runJob('send-refunds')
  expect(await sums(shop)).toEqual({ refunded: 10_000, credited: 10_000 })
  expect(await readReturn(shop, token)).toMatchObject({
    state: 'refunded',
    refund: { amount: 10_000, by: '2026-11-29' },
  })
  const { events } = await readReturn(shop, token)
  expect(events.map(({ state }) => state)).toEqual([
    'requested',
    'approved',
    'pickup_scheduled',
    'in_transit',
    'received',
    'inspected',
    'refunded',
  ])
  const notified = "kind = 'return_update'"
  for (const what of ['asked', 'approved', 'pickup', 'received', 'refunded']) {
    expect(await count(shop, 'outbox', `${notified} and data ->> 'what' = '${what}'`)).toBe(1)
  }
  expect(await count(shop, 'outbox', "kind = 'return_for_staff'")).toBe(1)
  expect(await count(shop, 'staff_audit', "action like 'staff/%return%'")).toBe(6)
  expect((await optionsOf(shop, order.orderToken)).result.lines).toMatchObject([
    { left: 1, refundable: [10_000] },
  ])
})

test('staff refund an order paid on delivery themselves, say how, and the credit note is issued once', async () => {
  await using shop = await testShop()
  const order = await deliveredOrder(shop, { method: 'cash_on_delivery' })
  const { result } = await ask(shop, order)
  expect(result.refund).toMatchObject({ byHand: true })
  const staff = await staffPerson(shop)
  await returnToShop(staff, result)
  const body = { returnNumber: result.number, outcome: 'refunded' as const }
  expect(await staff.call('POST staff/resolve-return', { body })).toMatchObject({
    errorCode: errors.invalid_input.number,
  })
  const paid = { ...body, paidHow: 'Bank transfer of 24\u00a0November.' }
  for (const _ of [1, 2]) {
    expect(await staff.call('POST staff/resolve-return', { body: paid })).toMatchObject({
      errorCode: 0,
    })
  }
  expect(await sums(shop)).toEqual({ refunded: 0, credited: 10_000 })
})

test.each([
  ['on its last day', '2026-12-05T19:00:00Z', 0],
  ['a day later', '2026-12-05T20:00:00Z', errors.return_too_late.number],
])('a unit may be returned for as long as announced: %s', async (_, moment, errorCode) => {
  await using shop = await testShop()
  const order = await deliveredOrder(shop)
  shop.setClock(moment)
  expect(await ask(shop, order)).toMatchObject({ errorCode })
})

test('the days come from the settings, and made-to-measure units have other days', async () => {
  await using shop = await testShop()
  const order = await deliveredOrder(shop, { measured: true })
  await saveSetting(shop.deps.db, 'returns', { ...defaultSettings.returns, madeToOrderDays: 7 })
  const { result } = await optionsOf(shop, order.orderToken)
  expect(result.lines).toMatchObject([{ madeToOrder: true, until: '2026-11-28', insteadOf: [] }])
})

test('nothing is returned before its delivery', async () => {
  await using shop = await testShop()
  const order = await deliveredOrder(shop, { delivered: false })
  const refused = { errorCode: errors.return_not_delivered.number }
  expect(await optionsOf(shop, order.orderToken)).toMatchObject(refused)
  expect(await ask(shop, order)).toMatchObject(refused)
})

test.each([
  ['a piece cut for her is not returned', { kind: 'return', reason: 'too_large' }],
  ['a piece cut for her is not exchanged', { kind: 'exchange', reason: 'too_large' }],
] as const)('%s', async (_, input) => {
  await using shop = await testShop()
  const order = await deliveredOrder(shop, { measured: true })
  expect(await ask(shop, order, input)).toMatchObject({
    errorCode: errors.return_line_refused.number,
  })
})

test.each([
  [
    'a ready-made piece is not altered',
    { kind: 'alteration', reason: 'too_long', note: 'Long' },
    903,
  ],
  ['a reason of another kind is none', { reason: 'too_tight' }, 99],
  ['another reason needs words', { reason: 'other', note: ' \n' }, 99],
  ['a claim needs words', { kind: 'claim', reason: 'damaged' }, 99],
  ['a claim needs a picture', { kind: 'claim', reason: 'damaged', note: 'A hole' }, 907],
  ['an exchange names what it is for', { kind: 'exchange' }, 906],
] as const)('%s', async (_, input, errorCode) => {
  await using shop = await testShop()
  const order = await deliveredOrder(shop)
  const { invalid_input } = errors
  const number = errorCode === 99 ? invalid_input.number : errorCode
  expect(await ask(shop, order, input)).toMatchObject({ errorCode: number })
  expect(await count(shop, 'order_returns')).toBe(0)
})

test('no more units are requested than the line has, and a line of another order is refused', async () => {
  await using shop = await testShop()
  const order = await deliveredOrder(shop, { quantity: 2 })
  const other = await deliveredOrder(shop)
  const [lineId = ''] = order.lineIds
  const refused = { errorCode: errors.return_line_refused.number }
  expect(await ask(shop, order, { lines: [{ lineId, quantity: 3 }] })).toMatchObject(refused)
  expect(await ask(shop, other, { lines: [{ lineId, quantity: 1 }] })).toMatchObject(refused)
  const one = { lineId, quantity: 1 }
  expect(await ask(shop, order, { lines: [one, one] })).toMatchObject(refused)
})

test('only its customer can return an order by its number', async () => {
  await using shop = await testShop()
  const order = await deliveredOrder(shop)
  const customer = await customerOf(shop, { email: 'mariam@example.com' })
  const other = await customerOf(shop, { email: 'other@example.com', name: 'Other One' })
  const body = returnBody(order, { order: order.orderNumber })
  const unknown = { errorCode: errors.order_not_found.number }
  expect(await other.call('POST return/ask-for-return', { body })).toMatchObject(unknown)
  expect(await shop.guest().call('POST return/ask-for-return', { body })).toMatchObject(unknown)
  // An order placed with the customer's email belongs to the customer once the email is verified.
  expect(await customer.call('POST return/ask-for-return', { body })).toMatchObject({
    errorCode: 0,
  })
  const { result } = await customer.call('GET order/my-orders')
  expect(result.orders).toMatchObject([{ returning: true }])
})

test('the same request sent again is the same return, also at the same time', async () => {
  await using shop = await testShop()
  const order = await deliveredOrder(shop, { quantity: 3 })
  const body = returnBody(order)
  const replies = await Promise.all(
    [1, 2, 3, 4].map(() => shop.guest().call('POST return/ask-for-return', { body })),
  )
  expect(new Set(replies.map(({ result }) => result.number)).size).toBe(1)
  expect(await count(shop, 'order_returns')).toBe(1)
  expect(await count(shop, 'outbox', "kind = 'return_update'")).toBe(1)
})

test('when many requests want the same two units at once, two get them', async () => {
  await using shop = await testShop()
  const order = await deliveredOrder(shop, { quantity: 2 })
  const replies = await Promise.all([1, 2, 3, 4, 5, 6].map(() => ask(shop, order)))
  const codes = replies.map(({ errorCode }) => errorCode).toSorted((a, b) => a - b)
  const { number } = errors.return_line_taken
  expect(codes).toEqual([0, 0, number, number, number, number])
  expect(await count(shop, 'return_lines')).toBe(2)
})

test('units of a cancelled or rejected return can be requested again, and a rejected return cannot be appealed once its units are taken', async () => {
  await using shop = await testShop()
  const order = await deliveredOrder(shop)
  const first = await ask(shop, order)
  expect(await ask(shop, order)).toMatchObject({ errorCode: errors.return_line_taken.number })
  const { token: returnToken } = first.result
  await shop.guest().call('POST return/cancel-return', { body: { returnToken } })
  const second = await ask(shop, order)
  const staff = await staffPerson(shop)
  const { number: returnNumber } = second.result
  await staff.call('POST staff/reject-return', { body: { returnNumber, reason: 'It was worn.' } })
  expect(await readReturn(shop, second.result.token)).toMatchObject({
    refusedFor: 'It was worn.',
    canAppeal: true,
  })
  await ask(shop, order)
  const body = { returnToken: second.result.token, appeal: 'I never wore it.' }
  expect(await shop.guest().call('POST return/appeal-return', { body })).toMatchObject({
    errorCode: errors.return_line_taken.number,
  })
})

test('the customer appeals once, and an owner decides', async () => {
  await using shop = await testShop()
  const { result } = await ask(shop, await deliveredOrder(shop))
  const { number: returnNumber, token: returnToken } = result
  const sales = await staffPerson(shop, 'sales')
  const owner = await staffPerson(shop)
  const reason = 'It was worn.'
  await sales.call('POST staff/reject-return', { body: { returnNumber, reason } })
  const appeal = () =>
    shop.guest().call('POST return/appeal-return', { body: { returnToken, appeal: 'Never.' } })
  expect(await appeal()).toMatchObject({ errorCode: 0, result: { state: 'appealed' } })
  const needsOwner = { errorCode: errors.return_needs_owner.number }
  const step = { body: { returnNumber } }
  expect(await sales.call('POST staff/approve-return', step)).toMatchObject(needsOwner)
  await owner.call('POST staff/reject-return', { body: { returnNumber, reason } })
  expect(await appeal()).toMatchObject({ errorCode: errors.return_step_done.number })
})

test("the customer's answer moves the request on, and both sides read the texts", async () => {
  await using shop = await testShop()
  const { result } = await ask(shop, await deliveredOrder(shop))
  const { number: returnNumber, token: returnToken } = result
  const staff = await staffPerson(shop)
  const question = 'Is the label still on it?'
  await staff.call('POST staff/ask-about-return', { body: { returnNumber, question } })
  expect(await readReturn(shop, returnToken)).toMatchObject({ state: 'needs_info', question })
  const body = { returnToken, answer: ' It is.\n\n\n\nOn the sleeve. ' }
  await shop.guest().call('POST return/answer-question', { body })
  const answer = 'It is.\n\nOn the sleeve.'
  expect(await readReturn(shop, returnToken)).toMatchObject({ state: 'requested', answer })
  const { result: read } = await staff.call('GET staff/get-return/{returnNumber}', {
    params: { returnNumber },
  })
  expect(read).toMatchObject({ question, answer, phone: '+971501234567' })
})

test('a unit is refunded once, whoever refunds it', async () => {
  await using shop = await testShop()
  const order = await deliveredOrder(shop)
  const { result } = await ask(shop, order)
  const staff = await staffPerson(shop)
  await returnToShop(staff, result)
  const { errorCode } = await staff.call('POST staff/refund-order', {
    body: {
      orderNumber: order.orderNumber,
      key: 'by-hand-before',
      lines: [{ position: 0, quantity: 1 }],
      reason: 'returned',
    },
  })
  expect(errorCode).toBe(0)
  const body = { returnNumber: result.number, outcome: 'refunded' as const }
  expect(await staff.call('POST staff/resolve-return', { body })).toMatchObject({
    errorCode: errors.refund_refused.number,
  })
  await shop.runJob('send-refunds')
  expect(await sums(shop)).toEqual({ refunded: 10_000, credited: 10_000 })
  // A unit that staff have refunded cannot be requested either.
  expect((await optionsOf(shop, order.orderToken)).result.lines).toMatchObject([{ left: 0 }])
})

test('only a customer with payment on delivery is asked for an account, once the return is approved', async () => {
  await using shop = await testShop()
  const cash = await ask(shop, await deliveredOrder(shop, { method: 'cash_on_delivery' }))
  const card = await ask(shop, await deliveredOrder(shop))
  const staff = await staffPerson(shop)
  expect((await readReturn(shop, cash.result.token)).wantsAccount).toBe(false)
  for (const { result } of [cash, card]) {
    await staff.call('POST staff/approve-return', { body: { returnNumber: result.number } })
  }
  expect((await readReturn(shop, cash.result.token)).wantsAccount).toBe(true)
  expect((await readReturn(shop, card.result.token)).wantsAccount).toBe(false)
  const { rows } = await shop.deps.pool.query<{ number: string; to: string | null }>(
    `select data->>'number' as number, data->>'payTo' as to from outbox
     where kind = 'return_update' and data->>'what' = 'approved' order by number`,
  )
  expect(rows).toEqual([
    { number: cash.result.number, to: 'hello@rimal.example' },
    { number: card.result.number, to: null },
  ])
})

test('two who resolve at once give the money back once', async () => {
  await using shop = await testShop()
  const { result } = await ask(shop, await deliveredOrder(shop))
  const staff = await staffPerson(shop)
  await returnToShop(staff, result)
  const body = { returnNumber: result.number, outcome: 'refunded' as const }
  const replies = await Promise.all(
    [1, 2, 3].map(() => staff.call('POST staff/resolve-return', { body })),
  )
  expect(replies.map(({ errorCode }) => errorCode)).toEqual([0, 0, 0])
  await shop.runJob('send-refunds')
  expect(await sums(shop)).toEqual({ refunded: 10_000, credited: 10_000 })
})

test('the delivery is refunded if the shop is at fault, and items that are not ours are not refunded', async () => {
  await using shop = await testShop()
  const order = await deliveredOrder(shop, { quantity: 2 })
  const first = await ask(shop, order)
  const second = await ask(shop, order)
  const staff = await staffPerson(shop)
  const resolve = (returnNumber: string, faultOfShop = false) =>
    staff.call('POST staff/resolve-return', {
      body: { returnNumber, outcome: 'refunded', faultOfShop },
    })
  await returnToShop(staff, first.result, 'not_ours')
  expect(await resolve(first.result.number, true)).toMatchObject({
    errorCode: errors.return_nothing_accepted.number,
  })
  await returnToShop(staff, second.result, 'damaged')
  expect(await resolve(second.result.number)).toMatchObject({
    errorCode: errors.return_nothing_accepted.number,
  })
  expect((await readReturn(shop, second.result.token)).refund).toBeNull()
  expect(await resolve(second.result.number, true)).toMatchObject({
    result: { refund: { amount: 12_500 } },
  })
  expect(await stockOf(shop, order.product.skuOf(54))).toEqual({ stock: 18, reserved: 0 })
})

test('above the limit of the shop an owner refunds', async () => {
  await using shop = await testShop()
  await saveSetting(shop.deps.db, 'refundLimit', 9_999)
  const { result } = await ask(shop, await deliveredOrder(shop))
  const sales = await staffPerson(shop, 'sales')
  await returnToShop(sales, result)
  const body = { returnNumber: result.number, outcome: 'refunded' as const }
  expect(await sales.call('POST staff/resolve-return', { body })).toMatchObject({
    errorCode: errors.return_needs_owner.number,
  })
  const owner = await staffPerson(shop)
  expect(await owner.call('POST staff/resolve-return', { body })).toMatchObject({ errorCode: 0 })
})

test('the workshop handles returned items, and answers no customer', async () => {
  await using shop = await testShop()
  const { result } = await ask(shop, await deliveredOrder(shop))
  const workshop = await staffPerson(shop, 'workshop')
  const step = { body: { returnNumber: result.number } }
  expect(await workshop.call('POST staff/approve-return', step)).toMatchObject({
    errorCode: errors.not_allowed.number,
  })
  const sales = await staffPerson(shop, 'sales')
  await sales.call('POST staff/approve-return', step)
  expect(await workshop.call('POST staff/return-received', step)).toMatchObject({ errorCode: 0 })
})

test('declined items go back to the customer, and leave the stock again', async () => {
  await using shop = await testShop()
  const order = await deliveredOrder(shop)
  const sku = order.product.skuOf(54)
  const { result } = await ask(shop, order)
  const staff = await staffPerson(shop)
  await returnToShop(staff, result)
  expect(await stockOf(shop, sku)).toMatchObject({ stock: 20 })
  await staff.call('POST staff/resolve-return', {
    body: { returnNumber: result.number, outcome: 'declined', reason: 'The label is gone.' },
  })
  expect(await stockOf(shop, sku)).toMatchObject({ stock: 19 })
  expect(await readReturn(shop, result.token)).toMatchObject({ refusedFor: 'The label is gone.' })
})
