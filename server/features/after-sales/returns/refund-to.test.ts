import { errors } from '@rimal/contract/errors'
import { expect, test } from 'vitest'
import { balanceOf, fillCart, grant, orderOfCustomer } from '../../../test/credit-fixtures.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { customerOf } from '../../../test/identity-fixtures.ts'
import { count, noon, press, readOrder } from '../../../test/order-fixtures.ts'
import {
  ask,
  returnToShop,
  deliver,
  staffPerson,
  readReturn,
  returnBody,
} from '../../../test/return-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'

/** Places an order of a customer for 22,500 and delivers it. */
async function arrived(
  shop: TestShop,
  { method = 'card', credit = 0 }: { method?: 'card' | 'cash_on_delivery'; credit?: number } = {},
) {
  shop.setClock(noon)
  const product = await addProduct(shop.deps.db, { id: 'try-a', price: 10_000, stock: { 54: 50 } })
  const staff = await staffPerson(shop)
  const customer = await customerOf(shop)
  if (credit > 0) await grant(staff, credit)
  await fillCart(customer, product, 2)
  const { result } = await orderOfCustomer(customer, { paymentMethod: method, credit })
  if (result.paymentToken) await press(shop, result.paymentToken, 'approve')
  await deliver(shop, result.orderNumber)
  const { lines } = await readOrder(shop, result.orderToken)
  return { ...result, customer, staff, lineIds: lines.map(({ id }) => id) }
}

test('a customer asks for store credit and has it as soon as the return is resolved', async () => {
  await using shop = await testShop()
  const { customer, staff, ...order } = await arrived(shop)
  const options = await customer.call('GET return/get-options/{order}', {
    params: { order: order.orderToken },
  })
  expect(options.result.creditOffered).toBe(true)
  const { result } = await customer.call('POST return/ask-for-return', {
    body: returnBody(order, { refundTo: 'credit' }),
  })
  expect(result.refund).toMatchObject({ amount: 10_000, byHand: false, toCredit: true })
  await returnToShop(staff, result)
  const body = { returnNumber: result.number, outcome: 'refunded' } as const
  await Promise.all([1, 2, 3].map(() => staff.call('POST staff/resolve-return', { body })))
  expect(await balanceOf(customer)).toBe(10_000)
  expect(await readReturn(shop, result.token)).toMatchObject({
    state: 'refunded',
    refund: { amount: 10_000, toCredit: true },
  })
  await shop.runJob('send-refunds')
  expect(await count(shop, 'payment_ledger', "kind = 'refund'")).toBe(0)
  expect(
    await count(
      shop,
      'outbox',
      "kind = 'return_update' and data ->> 'what' = 'refunded' and data ->> 'toCredit' = 'true'",
    ),
  ).toBe(1)
  expect(await count(shop, 'outbox', "kind = 'credit_received'")).toBe(0)
})

test('a caller with only the link of the order cannot ask for store credit', async () => {
  await using shop = await testShop()
  const order = await arrived(shop)
  const options = await shop.guest().call('GET return/get-options/{order}', {
    params: { order: order.orderToken },
  })
  expect(options.result.creditOffered).toBe(false)
  expect(await ask(shop, order, { refundTo: 'credit' })).toMatchObject({
    errorCode: errors.credit_no_account.number,
  })
})

test('staff can choose the other refund method, and refund cash as store credit', async () => {
  await using shop = await testShop()
  const { customer, staff, ...order } = await arrived(shop, { method: 'cash_on_delivery' })
  const { result } = await customer.call('POST return/ask-for-return', { body: returnBody(order) })
  expect(result.refund).toMatchObject({ byHand: true, toCredit: false })
  await returnToShop(staff, result)
  const body = { returnNumber: result.number, outcome: 'refunded', to: 'credit' } as const
  expect((await staff.call('POST staff/resolve-return', { body })).errorCode).toBe(0)
  expect(await balanceOf(customer)).toBe(10_000)
  expect(await count(shop, 'invoices', "kind = 'credit_note'")).toBe(1)
})

test('staff can refund to the card when the customer asked for store credit', async () => {
  await using shop = await testShop()
  const { customer, staff, ...order } = await arrived(shop)
  const { result } = await customer.call('POST return/ask-for-return', {
    body: returnBody(order, { refundTo: 'credit' }),
  })
  await returnToShop(staff, result)
  const body = { returnNumber: result.number, outcome: 'refunded', to: 'source' } as const
  await staff.call('POST staff/resolve-return', { body })
  await shop.runJob('send-refunds')
  expect(await balanceOf(customer)).toBe(0)
  expect(await count(shop, 'payment_ledger', "kind = 'refund' and amount = 10000")).toBe(1)
  expect((await readReturn(shop, result.token)).refund).toMatchObject({ toCredit: false })
})

test('a refund of an order with two payment methods announces each part', async () => {
  await using shop = await testShop()
  const { customer, staff, ...order } = await arrived(shop, { credit: 15_000 })
  const { result } = await customer.call('POST return/ask-for-return', { body: returnBody(order) })
  await returnToShop(staff, result)
  const body = { returnNumber: result.number, outcome: 'refunded' } as const
  await staff.call('POST staff/resolve-return', { body })
  await shop.runJob('send-refunds')
  expect(await balanceOf(customer)).toBe(2_500)
  expect(await count(shop, 'payment_ledger', "kind = 'refund' and amount = 7500")).toBe(1)
  expect(await count(shop, 'outbox', "kind = 'credit_received'")).toBe(2)
})

test('an order paid on delivery and with store credit is not refunded more cash than the customer paid', async () => {
  await using shop = await testShop()
  const method = 'cash_on_delivery'
  const { customer, staff, ...order } = await arrived(shop, { method, credit: 15_000 })
  const bringBackBoth = async () => {
    const [line] = order.lineIds
    const { result } = await customer.call('POST return/ask-for-return', {
      body: returnBody(order, { lines: [{ lineId: line ?? '', quantity: 2 }] }),
    })
    await returnToShop(staff, result)
    return result
  }
  const { number, token } = await bringBackBoth()
  const body = { returnNumber: number, outcome: 'refunded' } as const
  expect(await staff.call('POST staff/resolve-return', { body })).toMatchObject({
    fields: { paidHow: 'required' },
  })
  await staff.call('POST staff/resolve-return', { body: { ...body, paidHow: 'In the boutique.' } })
  // 20,000 are refunded; 7,500 of 22,500 were paid in cash.
  expect(await balanceOf(customer)).toBe(15_000)
  expect((await readReturn(shop, token)).refund).toMatchObject({ amount: 5_000, byHand: true })
  expect(await count(shop, 'invoices', "kind = 'credit_note'")).toBe(1)
  expect(await count(shop, 'outbox', "kind = 'credit_received'")).toBe(2)
})
