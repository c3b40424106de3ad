import type { TaxDocument } from '@rimal/contract/tax/tax-documents'
import { errors } from '@rimal/contract/errors'
import type { StaffRole } from '@rimal/contract/permissions'
import { expect, test } from 'vitest'
import { addProduct, putInCart } from '../../../test/fixtures.ts'
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
import { staffOf, type TestStaff } from '../../../test/staff-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'
import { saveSetting } from '../../shop/settings/settings.ts'

const refused = { errorCode: errors.refund_refused.number }
/** Two units, one of another product, and the delivery. */
const whole = 2 * 10_000 + 7_500 + 2_500

/** Places an order of three units and a delivery, paid by card, and signs in a member of staff. */
async function paidOrder(shop: TestShop, role: StaffRole = 'owner') {
  shop.setClock(noon)
  const one = await addProduct(shop.deps.db, { id: 'try-a', price: 10_000, stock: { 54: 50 } })
  const other = await addProduct(shop.deps.db, { id: 'try-b', price: 7_500, stock: { 54: 50 } })
  const { guest } = await buyer(shop, one)
  await putInCart(guest, one)
  await putInCart(guest, other)
  const total = await seenTotal(guest)
  const { result } = await placeOrder({ guest, total })
  await press(shop, result.paymentToken, 'approve')
  return { ...result, total, staff: await staffOf(shop, { role }) }
}

let keys = 0

function refund(staff: TestStaff, orderNumber: string, input: object) {
  keys += 1
  return staff.call('POST staff/refund-order', {
    body: { orderNumber, key: `amount-key-${keys}`, lines: [], reason: 'goodwill', ...input },
  })
}

function preview(staff: TestStaff, orderNumber: string, query: object = {}) {
  return staff.call('GET staff/preview-refund', { query: { orderNumber, ...query } })
}

async function documentsOf(shop: TestShop, orderToken: string): Promise<TaxDocument[]> {
  const { result } = await shop.call('GET order/tax-documents/{orderToken}', {
    params: { orderToken },
  })
  return result.documents
}

async function sums(shop: TestShop) {
  const { rows } = await shop.deps.pool.query(
    `select (select coalesce(sum(amount), 0)::int from payment_ledger where kind = 'refund') as refunded,
      (select coalesce(sum((document -> 'totals' ->> 'total')::int), 0)::int from invoices
        where kind = 'credit_note') as credited,
      (select coalesce(sum((document -> 'totals' ->> 'vat')::int), 0)::int from invoices
        where kind = 'credit_note') as vat`,
  )
  return rows[0] as { refunded: number; credited: number; vat: number }
}

test('a refunded amount reduces the prices on a credit note, in proportion, with its VAT', async () => {
  await using shop = await testShop()
  const { staff, orderNumber, orderToken, total } = await paidOrder(shop)
  expect(total).toBe(whole)
  const shown = await preview(staff, orderNumber, { amount: 3_000 })
  expect(shown.result).toMatchObject({ most: whole, amount: 3_000, credit: 0, needsOwner: false })
  const { result } = await refund(staff, orderNumber, { amount: 3_000 })
  expect(result).toMatchObject({ amount: 3_000, state: 'approved', reason: 'goodwill' })
  const [, note] = await documentsOf(shop, orderToken)
  expect(note).toMatchObject({
    kind: 'credit_note',
    credits: { reason: { en: 'Goodwill' } },
    lines: [
      { position: 0, kind: 'reduction', quantity: 1, unitPrice: 2_000, discount: 0, total: 2_000 },
      { position: 1, kind: 'reduction', total: 750 },
      { position: 2, kind: 'delivery', total: 250 },
    ],
  })
  expect(note?.lines[0]?.detail.en).toContain('Price reduction')
  for (const { net, vat, total: of } of note?.lines ?? []) expect(net + vat).toBe(of)
  expect(note?.totals.vat).toBe(shown.result.vat)
  expect(note?.totals).toMatchObject({ total: 3_000 })
  // Five percent in the price.
  expect(Math.abs(shown.result.vat - (3_000 * 5) / 105)).toBeLessThan(2)
  await shop.runJob('send-refunds')
  expect(await sums(shop)).toMatchObject({ refunded: 3_000, credited: 3_000 })
  expect(await readOrder(shop, orderToken)).toMatchObject({
    status: 'placed',
    refunds: [{ state: 'returned', amount: 3_000 }],
    lines: [{ cancelled: 0 }, { cancelled: 0 }],
  })
  expect(await count(shop, 'staff_audit', "action = 'staff/refund-order'")).toBe(1)
})

test('units that are returned after a refunded amount are refunded at the reduced price', async () => {
  await using shop = await testShop()
  const { staff, orderNumber } = await paidOrder(shop)
  await refund(staff, orderNumber, { amount: 3_000 })
  const first = await refund(staff, orderNumber, { lines: [{ position: 0, quantity: 1 }] })
  expect(first.result.amount).toBe(9_000)
  const { result } = await preview(staff, orderNumber)
  expect(result).toMatchObject({ delivery: 2_250, most: whole - 12_000 })
  expect(result.lines.map(({ position, units }) => [position, units])).toEqual([
    [0, 1],
    [1, 1],
  ])
  const rest = { lines: [0, 1].map((position) => ({ position, quantity: 1 })), delivery: 2_250 }
  expect((await refund(staff, orderNumber, rest)).result.amount).toBe(whole - 12_000)
  await shop.runJob('send-refunds')
  const { vat, ...money } = await sums(shop)
  expect(money).toEqual({ refunded: whole, credited: whole })
  const { rows } = await shop.deps.pool.query<{ vat: number }>(
    `select (document -> 'totals' ->> 'vat')::int as vat from invoices where kind = 'invoice'`,
  )
  expect(vat).toBe(rows[0]?.vat)
})

test('more than is left of an order is never refunded, in whatever steps', async () => {
  await using shop = await testShop()
  const { staff, orderNumber } = await paidOrder(shop)
  expect(await refund(staff, orderNumber, { amount: whole + 1 })).toMatchObject(refused)
  await refund(staff, orderNumber, { lines: [{ position: 1, quantity: 1 }] })
  expect(await refund(staff, orderNumber, { amount: whole - 7_499 })).toMatchObject(refused)
  const half = { amount: 15_000 }
  const replies = await Promise.all([1, 2, 3].map(() => refund(staff, orderNumber, half)))
  const codes = replies.map(({ errorCode }) => errorCode).toSorted((a, b) => a - b)
  expect(codes).toEqual([0, refused.errorCode, refused.errorCode])
  expect((await refund(staff, orderNumber, { amount: 7_500 })).errorCode).toBe(0)
  expect(await refund(staff, orderNumber, { amount: 1 })).toMatchObject(refused)
  const { result } = await preview(staff, orderNumber)
  expect(result).toMatchObject({ lines: [], most: 0, delivery: 0 })
  await shop.runJob('send-refunds')
  expect(await sums(shop)).toMatchObject({ refunded: whole, credited: whole })
})

test('an amount sent twice with the same key is one refund', async () => {
  await using shop = await testShop()
  const { staff, orderNumber } = await paidOrder(shop)
  const input = { amount: 1_000, key: 'the-same-amount' }
  const replies = await Promise.all([1, 2, 3].map(() => refund(staff, orderNumber, input)))
  expect(new Set(replies.map(({ result }) => result.refundId)).size).toBe(1)
  await shop.runJob('send-refunds')
  expect(await sums(shop)).toMatchObject({ refunded: 1_000, credited: 1_000 })
})

test('an amount beside units or delivery is refused, and so is an amount of nothing', async () => {
  await using shop = await testShop()
  const { staff, orderNumber } = await paidOrder(shop)
  const { number: invalid } = errors.invalid_input
  const lines = [{ position: 0, quantity: 1 }]
  expect((await refund(staff, orderNumber, { amount: 100, lines })).errorCode).toBe(invalid)
  expect((await refund(staff, orderNumber, { amount: 100, delivery: 5 })).errorCode).toBe(invalid)
  expect((await refund(staff, orderNumber, { amount: 0 })).status).toBe(400)
  expect((await refund(staff, orderNumber, { amount: 1.5 })).status).toBe(400)
  expect((await preview(staff, orderNumber, { amount: 100, lines: '0x1' })).errorCode).toBe(invalid)
})

test('an amount is not refunded because something was returned', async () => {
  await using shop = await testShop()
  const { staff, orderNumber } = await paidOrder(shop)
  const reply = await refund(staff, orderNumber, { amount: 100, reason: 'returned' })
  expect(reply.errorCode).toBe(errors.invalid_input.number)
  expect(await count(shop, 'refunds', 'true')).toBe(0)
})

test('an amount above the limit of the day waits for an owner, and its credit note too', async () => {
  await using shop = await testShop()
  await saveSetting(shop.deps.db, 'refundLimit', 2_000)
  const { staff, orderNumber } = await paidOrder(shop, 'sales')
  expect((await refund(staff, orderNumber, { amount: 1_500 })).result.state).toBe('approved')
  expect((await preview(staff, orderNumber, { amount: 1_000 })).result.needsOwner).toBe(true)
  const { result } = await refund(staff, orderNumber, { amount: 1_000 })
  expect(result).toMatchObject({ amount: 1_000, state: 'requested' })
  await shop.runJob('send-refunds')
  expect(await sums(shop)).toMatchObject({ refunded: 1_500, credited: 1_500 })
  // The amount that waits cannot be refunded again meanwhile.
  expect((await preview(staff, orderNumber)).result.most).toBe(whole - 2_500)

  const owner = await staffOf(shop, { role: 'owner', email: 'second@example.com' })
  const body = { refundId: result.refundId, approved: true }
  expect((await staff.call('POST staff/decide-refund', { body })).errorCode).toBe(
    errors.not_allowed.number,
  )
  expect((await owner.call('POST staff/decide-refund', { body })).result.state).toBe('approved')
  await shop.runJob('send-refunds')
  expect(await sums(shop)).toMatchObject({ refunded: 2_500, credited: 2_500 })
})

test('units are not offered while an amount waits that takes all of their value', async () => {
  await using shop = await testShop()
  await saveSetting(shop.deps.db, 'refundLimit', 5_000)
  const { staff, orderNumber } = await paidOrder(shop, 'sales')
  expect((await refund(staff, orderNumber, { amount: whole })).result.state).toBe('requested')
  const { result } = await preview(staff, orderNumber)
  expect(result).toMatchObject({ lines: [], delivery: 0, most: 0 })
})

test('lines of which units wait for an owner keep their price', async () => {
  await using shop = await testShop()
  await saveSetting(shop.deps.db, 'refundLimit', 5_000)
  const { staff, orderNumber, orderToken } = await paidOrder(shop, 'sales')
  const units = await refund(staff, orderNumber, { lines: [{ position: 0, quantity: 1 }] })
  expect(units.result.state).toBe('requested')
  const { result: shown } = await preview(staff, orderNumber)
  expect(shown.most).toBe(10_000)
  // One unit of the line waits, and the other can be refunded.
  expect(shown.lines.map(({ position, units: left }) => [position, left])).toEqual([
    [0, 1],
    [1, 1],
  ])
  await refund(staff, orderNumber, { amount: 1_000 })
  const [, note] = await documentsOf(shop, orderToken)
  expect(note?.lines.map(({ position, total }) => [position, total])).toEqual([
    [1, 750],
    [2, 250],
  ])
  const owner = await staffOf(shop, { role: 'owner', email: 'second@example.com' })
  const { refundId } = units.result
  const body = { refundId, approved: true }
  expect((await owner.call('POST staff/decide-refund', { body })).result.amount).toBe(10_000)
})

test('an order that is cancelled after a refunded amount refunds the rest', async () => {
  await using shop = await testShop()
  const { staff, orderNumber } = await paidOrder(shop)
  await refund(staff, orderNumber, { amount: 3_333 })
  await shop.runJob('send-refunds')
  await staff.call('POST staff/cancel-order', {
    body: { orderNumber, reason: 'asked_by_customer' },
  })
  shop.setClock(later(5))
  await shop.runJob('settle-open-payments')
  await shop.runJob('settle-open-payments')
  expect(await sums(shop)).toMatchObject({ refunded: whole, credited: whole })
})

test('who may not refund may not refund an amount', async () => {
  await using shop = await testShop()
  const { orderNumber } = await paidOrder(shop)
  const person = await staffOf(shop, { role: 'warehouse' })
  expect((await refund(person, orderNumber, { amount: 100 })).errorCode).toBe(
    errors.not_allowed.number,
  )
})
