import type { refundReasons } from '@rimal/contract/staff/money-kinds'
import type { StaffRole } from '@rimal/contract/permissions'
import { errors } from '@rimal/contract/errors'
import { expect, test } from 'vitest'
import { addProduct, putInCart } from '../../../test/fixtures.ts'
import { staffOf, type TestStaff } from '../../../test/staff-fixtures.ts'
import {
  buyer,
  count,
  later,
  noon,
  placeOrder,
  press,
  readOrder,
  seenTotal,
} from '../../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'
import { fakeTap } from '../../../test/payments/fake-tap.ts'
import { saveSetting } from '../../shop/settings/settings.ts'

const refused = { errorCode: errors.refund_refused.number }
const whole = 3 * 10_000 + 2_500

let keys = 0

/** Places an order of three units and a delivery, paid by card, and logs in a member of staff. */
async function paidOrder(shop: TestShop, role: StaffRole = 'owner') {
  shop.setClock(noon)
  const product = await addProduct(shop.deps.db, { id: 'try-a', price: 10_000, stock: { 54: 50 } })
  const { guest } = await buyer(shop, product)
  await putInCart(guest, product)
  await putInCart(guest, product)
  const { result } = await placeOrder({ guest, total: await seenTotal(guest) })
  await press(shop, result.paymentToken, 'approve')
  const staff = await staffPerson(shop, role)
  return { ...result, staff }
}

function staffPerson(shop: TestShop, role: StaffRole) {
  return staffOf(shop, { role })
}

function refund(
  staff: TestStaff,
  orderNumber: string,
  input: {
    lines?: { position: number; quantity: number }[]
    delivery?: number
    reason?: (typeof refundReasons)[number]
    key?: string
  },
) {
  keys += 1
  return staff.call('POST staff/refund-order', {
    body: { orderNumber, key: `refund-key-${keys}`, lines: [], reason: 'returned', ...input },
  })
}

const one = [{ position: 0, quantity: 1 }]

async function sums(shop: TestShop) {
  const { rows } = await shop.deps.pool.query<{ refunded: number; credited: number }>(
    `select (select coalesce(sum(amount), 0)::int from payment_ledger where kind = 'refund') as refunded,
      (select coalesce(sum((document -> 'totals' ->> 'total')::int), 0)::int from invoices
        where kind = 'credit_note') as credited`,
  )
  return rows[0]
}

test('a returned unit is refunded, with a credit note and an email, and the order is not cancelled', async () => {
  await using shop = await testShop()
  const { staff, orderNumber, orderToken } = await paidOrder(shop)
  const { result } = await refund(staff, orderNumber, { lines: one })
  expect(result).toMatchObject({ amount: 10_000, state: 'approved', reason: 'returned' })
  expect((await readOrder(shop, orderToken)).refunds).toMatchObject([
    { state: 'on_its_way', amount: 10_000 },
  ])
  await shop.runJob('send-refunds')
  expect(await sums(shop)).toEqual({ refunded: 10_000, credited: 10_000 })
  const order = await readOrder(shop, orderToken)
  expect(order).toMatchObject({
    status: 'placed',
    paid: true,
    refunds: [{ state: 'returned', amount: 10_000 }],
    invoice: { creditNotes: [{ number: expect.stringContaining('CN-') }] },
  })
  expect(await count(shop, 'outbox', "kind = 'order_refunded'")).toBe(1)
  expect(
    (await staff.call('GET staff/list-refunds', { query: { orderNumber } })).result.items,
  ).toMatchObject([{ refundId: result.refundId, state: 'sent' }])
  expect(await count(shop, 'staff_audit', "action = 'staff/refund-order'")).toBe(1)
})

test('refunds in steps, of units and delivery, add up to the paid amount, and to nothing more', async () => {
  await using shop = await testShop()
  const { staff, orderNumber } = await paidOrder(shop)
  await refund(staff, orderNumber, { lines: one, delivery: 1_000, reason: 'late' })
  await refund(staff, orderNumber, { lines: [{ position: 0, quantity: 2 }] })
  expect(await refund(staff, orderNumber, { delivery: 1_501 })).toMatchObject(refused)
  await refund(staff, orderNumber, { delivery: 1_500, reason: 'goodwill' })
  expect(await refund(staff, orderNumber, { lines: one })).toMatchObject(refused)
  await shop.runJob('send-refunds')
  expect(await sums(shop)).toEqual({ refunded: whole, credited: whole })
})

test('the same word sent five times at once is one refund', async () => {
  await using shop = await testShop()
  const { staff, orderNumber } = await paidOrder(shop)
  const input = { lines: one, key: 'the-same-word' }
  const replies = await Promise.all([1, 2, 3, 4, 5].map(() => refund(staff, orderNumber, input)))
  expect(new Set(replies.map(({ result }) => result.refundId)).size).toBe(1)
  await shop.runJob('send-refunds')
  expect(await sums(shop)).toEqual({ refunded: 10_000, credited: 10_000 })
})

test('when refunds at once are together too much, some are refused', async () => {
  await using shop = await testShop()
  const { staff, orderNumber } = await paidOrder(shop)
  const two = { lines: [{ position: 0, quantity: 2 }] }
  const replies = await Promise.all([1, 2, 3].map(() => refund(staff, orderNumber, two)))
  const codes = replies.map(({ errorCode }) => errorCode).toSorted((a, b) => a - b)
  expect(codes).toEqual([0, refused.errorCode, refused.errorCode])
  await shop.runJob('send-refunds')
  expect(await sums(shop)).toEqual({ refunded: 20_000, credited: 20_000 })
})

test('units that were not sold, were not paid this way, or belong to a cancelled order are not refunded', async () => {
  await using shop = await testShop()
  const { staff, orderNumber } = await paidOrder(shop)
  const unknown = { lines: [{ position: 7, quantity: 1 }] }
  expect(await refund(staff, orderNumber, unknown)).toMatchObject(refused)
  expect(await refund(staff, orderNumber, {})).toMatchObject({
    errorCode: errors.refund_of_nothing.number,
  })
  const twice = { lines: [...one, ...one] }
  expect(await refund(staff, orderNumber, twice)).toMatchObject(refused)
  const product = await addProduct(shop.deps.db, { id: 'try-b' })
  const cash = await placeOrder(await buyer(shop, product), { paymentMethod: 'cash_on_delivery' })
  expect(await refund(staff, cash.result.orderNumber, { lines: one })).toMatchObject(refused)
  const unpaid = await placeOrder(await buyer(shop, product))
  expect(await refund(staff, unpaid.result.orderNumber, { lines: one })).toMatchObject(refused)
  await staff.call('POST staff/cancel-order', { body: { orderNumber, reason: 'out_of_stock' } })
  expect(await refund(staff, orderNumber, { lines: one })).toMatchObject(refused)
})

test('a refund above the limit of the shop waits for an owner', async () => {
  await using shop = await testShop()
  await saveSetting(shop.deps.db, 'refundLimit', 10_000)
  const { staff, orderNumber, orderToken } = await paidOrder(shop, 'sales')
  expect((await refund(staff, orderNumber, { lines: one })).result.state).toBe('approved')
  const { result } = await refund(staff, orderNumber, { lines: [{ position: 0, quantity: 2 }] })
  expect(result).toMatchObject({ amount: 20_000, state: 'requested' })
  // A waiting refund counts as requested: nobody can refund the same units meanwhile.
  expect(await refund(staff, orderNumber, { delivery: 2_500, lines: one })).toMatchObject(refused)
  const decide = (who: TestStaff, approved: boolean) =>
    who.call('POST staff/decide-refund', { body: { refundId: result.refundId, approved } })
  expect((await decide(staff, true)).errorCode).toBe(errors.not_allowed.number)
  await shop.runJob('send-refunds')
  expect(await sums(shop)).toEqual({ refunded: 10_000, credited: 10_000 })
  expect((await readOrder(shop, orderToken)).refunds).toHaveLength(1)

  const owner = await staffPerson(shop, 'owner')
  expect((await decide(owner, true)).result.state).toBe('approved')
  expect((await decide(owner, true)).errorCode).toBe(0)
  expect(await decide(owner, false)).toMatchObject({
    errorCode: errors.refund_decided.number,
    fields: { refund: 'approved' },
  })
  await shop.runJob('send-refunds')
  expect(await sums(shop)).toEqual({ refunded: 30_000, credited: 30_000 })
})

test('the units of a rejected refund can be refunded again', async () => {
  await using shop = await testShop()
  await saveSetting(shop.deps.db, 'refundLimit', 1)
  const { staff, orderNumber } = await paidOrder(shop, 'sales')
  const { result } = await refund(staff, orderNumber, { lines: [{ position: 0, quantity: 3 }] })
  const owner = await staffPerson(shop, 'owner')
  await owner.call('POST staff/decide-refund', {
    body: { refundId: result.refundId, approved: false },
  })
  await shop.runJob('send-refunds')
  expect(await sums(shop)).toEqual({ refunded: 0, credited: 0 })
  expect((await refund(owner, orderNumber, { lines: one })).result.state).toBe('approved')
})

test('an order that is cancelled after a partial refund refunds the rest', async () => {
  await using shop = await testShop()
  const { staff, orderNumber, orderToken } = await paidOrder(shop)
  await refund(staff, orderNumber, { lines: one })
  await shop.runJob('send-refunds')
  // Another refund is open when the order is cancelled: the cancellation includes it.
  await refund(staff, orderNumber, { lines: one })
  await staff.call('POST staff/cancel-order', {
    body: { orderNumber, reason: 'asked_by_customer' },
  })
  shop.setClock(later(5))
  await shop.runJob('send-refunds')
  await shop.runJob('settle-open-payments')
  await shop.runJob('settle-open-payments')
  expect(await sums(shop)).toEqual({ refunded: whole, credited: whole })
  expect(await readOrder(shop, orderToken)).toMatchObject({ status: 'cancelled' })
})

test('a provider that is down is asked again under the same key, and pays once', async () => {
  using fake = await fakeTap()
  await using shop = await testShop({
    paymentProviders: ['tap'],
    paymentAccounts: fake.accounts,
  })
  shop.setClock(noon)
  const product = await addProduct(shop.deps.db, { id: 'try-a', price: 10_000 })
  const { result } = await placeOrder(await buyer(shop, product))
  const { rows } = await shop.deps.pool.query<{ ref: string }>(
    'select provider_ref as ref from payment_attempts',
  )
  const ref = rows[0]?.ref ?? ''
  fake.pay(ref)
  shop.setClock(later(5))
  await shop.runJob('settle-open-payments')
  const staff = await staffPerson(shop, 'owner')
  await refund(staff, result.orderNumber, { lines: one })
  fake.setTrouble('down')
  await shop.runJob('send-refunds')
  expect((await readOrder(shop, result.orderToken)).refunds).toMatchObject([
    { state: 'on_its_way' },
  ])
  fake.setTrouble(null)
  for (const minutes of [11, 17]) {
    shop.setClock(later(minutes))
    await shop.runJob('send-refunds')
  }
  expect(fake.books(ref).refunded).toBe(10_000)
  // Simulates a crash between the provider's answer and the shop's own ledger.
  await shop.deps.pool.query("update refunds set state = 'approved', try_after = $1", [later(17)])
  await shop.runJob('send-refunds')
  expect(fake.books(ref).refunded).toBe(10_000)
  expect(await sums(shop)).toMatchObject({ refunded: 10_000 })
  expect(fake.faults).toEqual([])
})
