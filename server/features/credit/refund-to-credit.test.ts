import { errors } from '@rimal/contract/errors'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  balanceOf,
  creditInAll,
  fillCart,
  grant,
  orderOfCustomer,
} from '../../test/credit-fixtures.ts'
import { addProduct } from '../../test/fixtures.ts'
import { customerOf } from '../../test/identity-fixtures.ts'
import {
  buyer,
  count,
  later,
  noon,
  placeOrder,
  press,
  readOrder,
} from '../../test/order-fixtures.ts'
import { deliver, staffPerson } from '../../test/return-fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'
import { saveSetting } from '../shop/settings/settings.ts'
import type { TestStaff } from '../../test/staff-fixtures.ts'

const refused = { errorCode: errors.refund_refused.number }
const one = [{ position: 0, quantity: 1 }]
/** Three units and the delivery. */
const whole = 3 * 10_000 + 2_500

type Input = {
  lines?: { position: number; quantity: number }[]
  delivery?: number
  to?: 'source' | 'credit'
  key?: string
}
let keys = 0

function refund(staff: TestStaff, orderNumber: string, input: Input) {
  keys += 1
  return staff.call('POST staff/refund-order', {
    body: { orderNumber, key: `refund-key-${keys}`, lines: [], reason: 'returned', ...input },
  })
}

/** Places a customer's order for 32,500, paid by card except for the part paid with credit. */
async function paid(
  shop: TestShop,
  { credit = 0, role = 'owner' as 'owner' | 'sales', method = 'card' as const } = {},
) {
  shop.setClock(noon)
  const product = await addProduct(shop.deps.db, { id: 'try-a', price: 10_000, stock: { 54: 50 } })
  const owner = await staffPerson(shop, 'owner')
  const staff = role === 'owner' ? owner : await staffPerson(shop, role)
  const customer = await customerOf(shop)
  if (credit > 0) await grant(owner, credit)
  await fillCart(customer, product, 3)
  const { result } = await orderOfCustomer(customer, { credit, paymentMethod: method })
  if (result.paymentToken) await press(shop, result.paymentToken, 'approve')
  return { customer, staff, owner, ...result }
}

/** Returns the sum refunded through the provider and the sum of the credit notes. */
async function sums(shop: TestShop) {
  const { rows } = await shop.deps.pool.query<{ refunded: number; credited: number }>(
    `select (select coalesce(sum(amount), 0)::int from payment_ledger where kind = 'refund') as refunded,
      (select coalesce(sum((document -> 'totals' ->> 'total')::int), 0)::int from invoices
        where kind = 'credit_note') as credited`,
  )
  return rows[0]
}

test('one unit is refunded to credit at once, with a credit note and an email, and the provider refunds nothing', async () => {
  await using shop = await testShop()
  const { customer, staff, orderNumber, orderToken } = await paid(shop)
  const { result } = await refund(staff, orderNumber, { lines: one, to: 'credit' })
  expect(result).toMatchObject({ amount: 10_000, credit: 10_000, state: 'sent' })
  expect(await balanceOf(customer)).toBe(10_000)
  await shop.runJob('send-refunds')
  expect(await sums(shop)).toEqual({ refunded: 0, credited: 10_000 })
  expect(await count(shop, 'outbox', "kind = 'credit_received'")).toBe(1)
  expect(await readOrder(shop, orderToken)).toMatchObject({
    paid: true,
    refunds: [{ state: 'returned', amount: 10_000, credit: 10_000 }],
  })
  const { result: mine } = await customer.call('GET credit/my-credit')
  expect(mine.entries).toMatchObject([{ kind: 'refund', amount: 10_000, orderNumber }])
})

test('the same word sent ten times at once is one move', async () => {
  await using shop = await testShop()
  const { customer, staff, orderNumber } = await paid(shop)
  const input = { lines: one, to: 'credit', key: 'the-same-word' } as const
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => refund(staff, orderNumber, input)),
  )
  expect(new Set(replies.map(({ result }) => result.refundId)).size).toBe(1)
  expect(await balanceOf(customer)).toBe(10_000)
  expect(await creditInAll(shop)).toEqual({ balances: 10_000, entries: 10_000 })
})

test('simultaneous refunds to credit and to the card never exceed what was paid', async () => {
  await using shop = await testShop()
  const { staff, orderNumber } = await paid(shop)
  const two = [{ position: 0, quantity: 2 }]
  const replies = await Promise.all(
    (['credit', 'source', 'credit'] as const).map((to) =>
      refund(staff, orderNumber, { lines: two, to }),
    ),
  )
  expect(replies.filter(({ errorCode }) => errorCode === 0)).toHaveLength(1)
  expect(replies.filter(({ errorCode }) => errorCode === refused.errorCode)).toHaveLength(2)
})

test('an order of a guest has no credit to become', async () => {
  await using shop = await testShop()
  shop.setClock(noon)
  const staff = await staffPerson(shop)
  const product = await addProduct(shop.deps.db, { id: 'try-a' })
  const { result } = await placeOrder(await buyer(shop, product))
  await press(shop, result.paymentToken, 'approve')
  expect(await refund(staff, result.orderNumber, { lines: one, to: 'credit' })).toMatchObject({
    errorCode: errors.credit_no_account.number,
  })
})

test('cash on delivery is refunded to credit after the delivery, and never beyond the amount paid', async () => {
  await using shop = await testShop()
  shop.setClock(noon)
  const product = await addProduct(shop.deps.db, { id: 'try-a', price: 10_000, stock: { 54: 50 } })
  const staff = await staffPerson(shop)
  const customer = await customerOf(shop)
  await fillCart(customer, product, 3)
  const { result } = await orderOfCustomer(customer, { paymentMethod: 'cash_on_delivery' })
  const input = { lines: one, to: 'credit' } as const
  expect(await refund(staff, result.orderNumber, input)).toMatchObject(refused)
  await deliver(shop, result.orderNumber)
  expect(await refund(staff, result.orderNumber, { lines: one })).toMatchObject({
    errorCode: errors.refund_paid_at_door.number,
  })
  await refund(staff, result.orderNumber, input)
  await refund(staff, result.orderNumber, {
    lines: [{ position: 0, quantity: 2 }],
    delivery: 2_500,
    to: 'credit',
  })
  expect(await refund(staff, result.orderNumber, input)).toMatchObject(refused)
  expect(await balanceOf(customer)).toBe(whole)
})

test("a refund to credit above the shop's limit needs an owner too", async () => {
  await using shop = await testShop()
  await saveSetting(shop.deps.db, 'refundLimit', 10_000)
  const { customer, staff, owner, orderNumber } = await paid(shop, { role: 'sales' })
  const two: Input = { lines: [{ position: 0, quantity: 2 }], to: 'credit' }
  const { result } = await refund(staff, orderNumber, two)
  expect(result).toMatchObject({ state: 'requested', credit: 20_000 })
  expect(await balanceOf(customer)).toBe(0)
  expect(await refund(staff, orderNumber, { lines: one, delivery: 2_600 })).toMatchObject(refused)
  const body = { refundId: result.refundId, approved: true }
  const decided = await Promise.all(
    [1, 2].map(() => owner.call('POST staff/decide-refund', { body })),
  )
  expect(decided.map((reply) => reply.result.state)).toEqual(['sent', 'sent'])
  expect(await balanceOf(customer)).toBe(20_000)
  expect(await sums(shop)).toEqual({ refunded: 0, credited: 20_000 })
})

test('a refund of an order paid partly with credit goes to the card first and then to credit', async () => {
  await using shop = await testShop()
  const { customer, staff, orderNumber } = await paid(shop, { credit: 15_000 })
  const first = await refund(staff, orderNumber, { lines: one })
  expect(first.result).toMatchObject({ amount: 10_000, credit: 0 })
  const second = await refund(staff, orderNumber, { lines: one })
  expect(second.result).toMatchObject({ amount: 10_000, credit: 2_500, state: 'approved' })
  await shop.runJob('send-refunds')
  const third = await refund(staff, orderNumber, { lines: one, delivery: 2_500 })
  expect(third.result).toMatchObject({ amount: 12_500, credit: 12_500, state: 'sent' })
  expect(await sums(shop)).toEqual({ refunded: 17_500, credited: whole })
  expect(await balanceOf(customer)).toBe(15_000)
})

test('a refund of an order paid entirely with credit goes to credit', async () => {
  await using shop = await testShop()
  const { customer, staff, orderNumber } = await paid(shop, { credit: whole })
  const { result } = await refund(staff, orderNumber, { lines: one })
  expect(result).toMatchObject({ credit: 10_000, state: 'sent' })
  await staff.call('POST staff/cancel-order', { body: { orderNumber, reason: 'out_of_stock' } })
  expect(await balanceOf(customer)).toBe(whole)
  expect(await sums(shop)).toEqual({ refunded: 0, credited: whole })
})

test('an order cancelled while refunds to card and credit are on their way refunds nothing twice', async () => {
  await using shop = await testShop()
  const { customer, staff, orderNumber } = await paid(shop, { credit: 15_000 })
  await refund(staff, orderNumber, { lines: one })
  await refund(staff, orderNumber, { lines: one })
  expect(await balanceOf(customer)).toBe(2_500)
  await staff.call('POST staff/cancel-order', { body: { orderNumber, reason: 'out_of_stock' } })
  await settle(shop)
  expect(await balanceOf(customer)).toBe(15_000)
  expect(await sums(shop)).toEqual({ refunded: 17_500, credited: whole })
})

async function settle(shop: TestShop) {
  for (const minutes of [5, 9, 13]) {
    shop.setClock(later(minutes))
    await shop.runJob('send-refunds')
    await shop.runJob('settle-open-payments')
  }
}

const step = fc.record({
  quantity: fc.integer({ min: 0, max: 2 }),
  delivery: fc.option(fc.integer({ min: 1, max: 1_500 }), { nil: undefined }),
  to: fc.constantFrom('source' as const, 'credit' as const),
  given: fc.boolean(),
})

test('any partial refunds followed by a cancellation refund the whole amount once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(0, 5_000, 20_000, whole),
      fc.array(step, { maxLength: 4 }),
      async (credit, steps) => {
        await using shop = await testShop()
        const { customer, staff, orderNumber, orderToken } = await paid(shop, { credit })
        for (const { quantity, delivery, to, given } of steps) {
          const lines = quantity > 0 ? [{ position: 0, quantity }] : []
          await refund(staff, orderNumber, { lines, to, ...(delivery ? { delivery } : {}) })
          if (given) await shop.runJob('send-refunds')
          const { refunded = 0, credited = 0 } = (await sums(shop)) ?? {}
          expect(refunded + (await balanceOf(customer))).toBeLessThanOrEqual(credited)
        }
        await staff.call('POST staff/cancel-order', {
          body: { orderNumber, reason: 'out_of_stock' },
        })
        await settle(shop)
        const { refunded = 0, credited } = (await sums(shop)) ?? {}
        expect(refunded + (await balanceOf(customer))).toBe(whole)
        expect(credited).toBe(whole)
        // No refund is shown as still on its way either.
        const { refundStatus } = await readOrder(shop, orderToken)
        expect(refundStatus?.state ?? 'returned').toBe('returned')
        const { balances, entries } = await creditInAll(shop)
        expect(balances).toBe(entries)
      },
    ),
    { numRuns: 6 },
  )
}, 120_000)
