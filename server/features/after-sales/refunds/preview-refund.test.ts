import { errors } from '@rimal/contract/errors'
import type { StaffRole } from '@rimal/contract/permissions'
import { expect, test } from 'vitest'
import { addProduct, putInCart } from '../../../test/fixtures.ts'
import { customerOf } from '../../../test/identity-fixtures.ts'
import { buyer, count, noon, placeOrder, press, seenTotal } from '../../../test/order-fixtures.ts'
import { orderOf } from '../../../test/review-fixtures.ts'
import { staffOf, type TestStaff } from '../../../test/staff-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'
import { saveSetting } from '../../shop/settings/settings.ts'

/** Places an order of two units and a delivery, paid by card, and signs in a person of the staff. */
async function paidOrder(shop: TestShop, role: StaffRole = 'sales') {
  shop.setClock(noon)
  const product = await addProduct(shop.deps.db, { id: 'try-a', price: 10_000, stock: { 54: 50 } })
  const { guest } = await buyer(shop, product)
  await putInCart(guest, product)
  const { result } = await placeOrder({ guest, total: await seenTotal(guest) })
  await press(shop, result.paymentToken, 'approve')
  return { orderNumber: result.orderNumber, staff: await staffOf(shop, { role }) }
}

function preview(
  staff: TestStaff,
  query: { orderNumber: string; lines?: string; delivery?: number; to?: 'source' | 'credit' },
) {
  return staff.call('GET staff/preview-refund', { query })
}

function refund(staff: TestStaff, orderNumber: string, quantity: number) {
  return staff.call('POST staff/refund-order', {
    body: {
      orderNumber,
      key: `previewed-${quantity}`,
      lines: [{ position: 0, quantity }],
      reason: 'returned',
    },
  })
}

test('the preview says what can be refunded, and what a refund would come to, and changes nothing', async () => {
  await using shop = await testShop()
  const { staff, orderNumber } = await paidOrder(shop)
  const nothing = await preview(staff, { orderNumber })
  expect(nothing.result).toMatchObject({
    currency: 'AED',
    lines: [{ position: 0, units: 2 }],
    delivery: 2_500,
    methods: ['source'],
    amount: 0,
    needsOwner: false,
  })
  const chosen = await preview(staff, { orderNumber, lines: '0x1', delivery: 500 })
  expect(chosen.result).toMatchObject({ amount: 10_500, credit: 0, needsOwner: false })
  expect(await count(shop, 'refunds', 'true')).toBe(0)
  expect(await count(shop, 'staff_payouts', 'true')).toBe(0)
  await refund(staff, orderNumber, 1)
  expect((await preview(staff, { orderNumber })).result.lines).toMatchObject([{ units: 1 }])
})

test('what a refund would be refused with, its preview is refused with', async () => {
  await using shop = await testShop()
  const { staff, orderNumber } = await paidOrder(shop)
  const codeOf = async (query: object) =>
    (await preview(staff, { orderNumber, ...query })).errorCode
  expect(await codeOf({ lines: '0x3' })).toBe(errors.refund_refused.number)
  expect(await codeOf({ lines: '7x1' })).toBe(errors.refund_refused.number)
  expect(await codeOf({ delivery: 2_501 })).toBe(errors.refund_refused.number)
  expect(await codeOf({ lines: '0x1', to: 'credit' })).toBe(errors.credit_no_account.number)
  expect(await codeOf({ orderNumber: 'RM-000000' })).toBe(errors.order_not_found.number)
  expect((await preview(staff, { orderNumber, lines: '0×1' })).status).toBe(400)
})

test('the preview says that a refund above the limit of the day waits for an owner', async () => {
  await using shop = await testShop()
  await saveSetting(shop.deps.db, 'refundLimit', 10_000)
  const { staff, orderNumber } = await paidOrder(shop)
  const owner = await staffOf(shop, { role: 'owner' })
  const needsOwner = async (who: TestStaff, lines: string) =>
    (await preview(who, { orderNumber, lines })).result.needsOwner
  expect(await needsOwner(staff, '0x1')).toBe(false)
  expect(await needsOwner(staff, '0x2')).toBe(true)
  expect(await needsOwner(owner, '0x2')).toBe(false)
  await refund(staff, orderNumber, 1)
  expect(await needsOwner(staff, '0x1')).toBe(true)
})

test('units of a refund that waits cannot be refunded again, and the list names who asked for it', async () => {
  await using shop = await testShop()
  await saveSetting(shop.deps.db, 'refundLimit', 1)
  const { staff, orderNumber } = await paidOrder(shop)
  await refund(staff, orderNumber, 2)
  expect((await preview(staff, { orderNumber })).result).toMatchObject({
    lines: [],
    delivery: 2_500,
  })
  const listed = await staff.call('GET staff/list-refunds')
  expect(listed.result.items).toMatchObject([
    { orderNumber, state: 'requested', requestedBy: 'Huda Owner', nextTryAt: null },
  ])
})

test('what was paid in cash on delivery can only become store credit, and nothing of an unpaid order is refunded', async () => {
  await using shop = await testShop()
  shop.setClock(noon)
  const staff = await staffOf(shop)
  const product = await addProduct(shop.deps.db, { id: 'try-a', price: 10_000 })
  const open = await placeOrder(await buyer(shop, product), { paymentMethod: 'cash_on_delivery' })
  const { result } = await preview(staff, { orderNumber: open.result.orderNumber })
  expect(result).toMatchObject({ lines: [], delivery: 0, methods: [] })
  const customer = await customerOf(shop)
  const { orderNumber } = await orderOf(shop, customer, [product])
  const paid = await preview(staff, { orderNumber, lines: '0x1', to: 'credit' })
  expect(paid.result).toMatchObject({ methods: ['credit'], amount: 10_000, credit: 10_000 })
  expect(await preview(staff, { orderNumber, lines: '0x1' })).toMatchObject({
    errorCode: errors.refund_paid_at_door.number,
  })
})
