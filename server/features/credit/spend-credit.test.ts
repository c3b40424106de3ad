import { errors } from '@rimal/contract/errors'
import { expect, test } from 'vitest'
import {
  balanceOf,
  creditInAll,
  fillCart,
  grant,
  orderOfCustomer,
} from '../../test/credit-fixtures.ts'
import { addProduct } from '../../test/fixtures.ts'
import { loginOf, customerOf } from '../../test/identity-fixtures.ts'
import {
  count,
  later,
  noon,
  orderBody,
  paymentStatus,
  press,
  readOrder,
  stockOf,
} from '../../test/order-fixtures.ts'
import { staffPerson } from '../../test/return-fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'

const sku = 'TRY-A-BLACK-54'
const changed = { errorCode: errors.credit_changed.number }

/** Creates a customer with credit and a product for 12,500 in the cart. */
async function given(shop: TestShop, { credit = 3_000, stock = 50 } = {}) {
  shop.setClock(noon)
  const product = await addProduct(shop.deps.db, {
    id: 'try-a',
    price: 10_000,
    stock: { 54: stock },
  })
  const staff = await staffPerson(shop, 'owner')
  const customer = await customerOf(shop)
  if (credit > 0) await grant(staff, credit)
  await fillCart(customer, product)
  return { product, staff, customer }
}

test("checkout shows the customer's credit and, when the customer chooses to use it, the amount left to pay", async () => {
  await using shop = await testShop()
  const { customer } = await given(shop)
  const { result } = await customer.call('GET checkout/get-checkout')
  expect(result.credit).toEqual({ balance: 3_000, used: 0, due: 12_500 })
  const ticked = await customer.call('POST checkout/save-draft', {
    body: { draft: { useCredit: true } },
  })
  expect(ticked.result.credit).toEqual({ balance: 3_000, used: 3_000, due: 9_500 })
  expect(ticked.result.cart.totals.total).toBe(12_500)
  const hints = ticked.result.paymentOptions.map(({ hint }) => hint).join(' ')
  expect(hints).toContain('4 payments of AED\u00a023.75')
})

test('a customer without credit is offered none, and a guest cannot order with a credit amount', async () => {
  await using shop = await testShop()
  const { customer, product } = await given(shop, { credit: 0 })
  expect((await customer.call('GET checkout/get-checkout')).result.credit).toBeNull()
  expect(await orderOfCustomer(customer, { credit: 100 })).toMatchObject(changed)
  const guest = shop.guest()
  await guest.call('POST guest-cart/add-to-cart', {
    body: {
      product_id: product.id,
      product_item_id: product.itemId,
      color_code: product.colorCode,
      size: 54,
      language_code: 'en',
      isSingleCart: false,
    },
  })
  const body = orderBody(12_500, { credit: 100 })
  expect(await guest.call('POST order/place-order', { body })).toMatchObject(changed)
})

test('a part is paid with credit, the rest by card, and the invoice says so', async () => {
  await using shop = await testShop()
  const { customer } = await given(shop)
  const { result } = await orderOfCustomer(customer, { credit: 3_000 })
  expect(await balanceOf(customer)).toBe(0)
  expect(await paymentStatus(shop, result.paymentToken)).toMatchObject({ amount: 9_500 })
  await press(shop, result.paymentToken, 'approve')
  const order = await readOrder(shop, result.orderToken)
  expect(order).toMatchObject({
    status: 'placed',
    paid: true,
    credit: { used: 3_000, back: 0 },
    totals: { total: 12_500 },
  })
  const { result: papers } = await customer.call('GET order/tax-documents/{orderToken}', {
    params: { orderToken: result.orderToken },
  })
  expect(papers.documents).toMatchObject([
    { totals: { total: 12_500, vat: 595 }, paidWith: { en: 'Store credit AED\u00a030, Card' } },
  ])
  expect(await count(shop, 'payment_ledger', "kind = 'capture' and amount = 9500")).toBe(1)
})

test('credit that covers all places the order at once, with its invoice', async () => {
  await using shop = await testShop()
  const { customer } = await given(shop, { credit: 20_000 })
  const { result } = await orderOfCustomer(customer, { credit: 12_500 })
  expect(result.paymentToken).toBeNull()
  expect(await balanceOf(customer)).toBe(7_500)
  const order = await readOrder(shop, result.orderToken)
  expect(order).toMatchObject({
    status: 'placed',
    paid: true,
    invoice: { number: expect.stringContaining('INV-') },
  })
  expect(await stockOf(shop, sku)).toEqual({ stock: 49, reserved: 0 })
  const { rows } = await shop.deps.pool.query(
    "select data -> 'details' -> 'credit' as credit from outbox where kind = 'order_received'",
  )
  expect(rows).toEqual([{ credit: { used: '−AED\u00a0125', left: null } }])
})

test('with cash on delivery the courier collects the amount that credit does not cover', async () => {
  await using shop = await testShop()
  const { customer } = await given(shop)
  const { result } = await orderOfCustomer(customer, {
    credit: 3_000,
    paymentMethod: 'cash_on_delivery',
  })
  expect(result.paymentToken).toBeNull()
  expect(await readOrder(shop, result.orderToken)).toMatchObject({
    status: 'placed',
    paid: false,
    credit: { used: 3_000 },
  })
})

test("a credit amount that differs from the customer's balance is refused, and nothing changes", async () => {
  await using shop = await testShop()
  const { customer, staff } = await given(shop)
  expect(await orderOfCustomer(customer, { credit: 2_999 })).toMatchObject(changed)
  await grant(staff, 500)
  expect(await orderOfCustomer(customer, { credit: 3_000 })).toMatchObject(changed)
  expect(await balanceOf(customer)).toBe(3_500)
  expect(await count(shop, 'orders')).toBe(0)
  expect(await stockOf(shop, sku)).toEqual({ stock: 50, reserved: 0 })
})

test('credit is not spent when the stock is gone', async () => {
  await using shop = await testShop()
  const { customer } = await given(shop, { stock: 1 })
  const body = orderBody(12_500, { credit: 3_000 })
  const [mine, others] = await Promise.all([
    customer.call('POST order/place-order', { body }),
    shop.deps.pool.query('update variants set reserved = 1 where sku = $1', [sku]),
  ])
  expect(others.rowCount).toBe(1)
  expect([0, errors.stock_changed.number, errors.cart_empty.number]).toContain(mine.errorCode)
  expect(await creditInAll(shop)).toEqual({
    balances: mine.errorCode === 0 ? 0 : 3_000,
    entries: mine.errorCode === 0 ? 0 : 3_000,
  })
})

test('the same order sent ten times at once spends once', async () => {
  await using shop = await testShop()
  const { customer } = await given(shop)
  const body = orderBody(12_500, { credit: 3_000, paymentMethod: 'cash_on_delivery' })
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => customer.call('POST order/place-order', { body })),
  )
  expect(new Set(replies.map(({ result }) => result?.orderNumber)).size).toBe(1)
  expect(await count(shop, 'credit_entries', "kind = 'spent'")).toBe(1)
  expect(await creditInAll(shop)).toEqual({ balances: 0, entries: 0 })
})

test('a new order and an earlier order that is paid late never spend the same balance', async () => {
  await using shop = await testShop()
  const { customer, product } = await given(shop)
  const late = await orderOfCustomer(customer, { credit: 3_000 })
  await press(shop, late.result.paymentToken, 'approve_late')
  shop.setClock(later(46))
  await shop.runJob('expire-unpaid-orders')
  // Uses another cart, so that the two orders compete for the credit only.
  await shop.deps.pool.query('update orders set cart_id = null')
  const again = await loginOf(shop, 'mariam@example.com', customer.guest)
  const total = await fillCart(again, product)
  const body = orderBody(total, { credit: 3_000, paymentMethod: 'cash_on_delivery' })
  const [ordered] = await Promise.all([
    again.call('POST order/place-order', { body }),
    shop.runJob('settle-simulator'),
  ])
  const revived = await readOrder(shop, late.result.orderToken)
  expect([ordered.errorCode === 0, revived.status === 'placed'].toSorted()).toEqual([false, true])
  expect(await creditInAll(shop)).toEqual({ balances: 0, entries: 0 })
})

test('an order that is given up, or runs out, gives the credit back once', async () => {
  await using shop = await testShop()
  const { customer } = await given(shop)
  const first = await orderOfCustomer(customer, { credit: 3_000 })
  expect(await balanceOf(customer)).toBe(0)
  const body = { orderToken: first.result.orderToken }
  await Promise.all([1, 2, 3].map(() => customer.call('POST order/cancel-unpaid', { body })))
  expect(await balanceOf(customer)).toBe(3_000)
  expect(await readOrder(shop, first.result.orderToken)).toMatchObject({
    credit: { used: 3_000, back: 3_000 },
  })
  await orderOfCustomer(customer, { credit: 3_000 })
  shop.setClock(later(46))
  await Promise.all([1, 2].map(() => shop.runJob('expire-unpaid-orders')))
  expect(await creditInAll(shop)).toEqual({ balances: 3_000, entries: 3_000 })
})

test('a cancellation refunds to the card what the card paid, and to credit what credit paid', async () => {
  await using shop = await testShop()
  const { customer } = await given(shop)
  const { result } = await orderOfCustomer(customer, { credit: 3_000 })
  await press(shop, result.paymentToken, 'approve')
  const { result: preview } = await customer.call('GET order/cancel-preview/{order}', {
    params: { order: result.orderToken },
  })
  expect(preview).toMatchObject({ amount: 9_500, credit: 3_000 })
  const body = { order: result.orderToken, reason: 'changed_mind' as const }
  await Promise.all([1, 2].map(() => customer.call('POST order/cancel-order', { body })))
  await shop.runJob('settle-open-payments')
  expect(await balanceOf(customer)).toBe(3_000)
  const { result: mine } = await customer.call('GET credit/my-credit')
  expect(mine.entries).toMatchObject([
    { kind: 'returned', amount: 3_000, reason: null },
    { kind: 'spent', amount: -3_000, reason: null },
    { kind: 'granted', amount: 3_000, reason: 'goodwill' },
  ])
  expect(await count(shop, 'payment_ledger', "kind = 'refund' and amount = 9500")).toBe(1)
  expect(await readOrder(shop, result.orderToken)).toMatchObject({
    refundStatus: { amount: 9_500 },
    credit: { used: 3_000, back: 3_000 },
  })
})

test('money that comes late revives the order with its credit', async () => {
  await using shop = await testShop()
  const { customer } = await given(shop)
  const { result } = await orderOfCustomer(customer, { credit: 3_000 })
  await press(shop, result.paymentToken, 'approve_late')
  shop.setClock(later(46))
  await shop.runJob('expire-unpaid-orders')
  expect(await creditInAll(shop)).toEqual({ balances: 3_000, entries: 3_000 })
  await shop.runJob('settle-simulator')
  expect(await readOrder(shop, result.orderToken)).toMatchObject({
    status: 'placed',
    paid: true,
    credit: { used: 3_000, back: 0 },
  })
  expect(await creditInAll(shop)).toEqual({ balances: 0, entries: 0 })
  // Cancelling the order after all returns the credit a second time.
  await (
    await loginOf(shop, 'mariam@example.com')
  ).call('POST order/cancel-order', {
    body: { order: result.orderToken, reason: 'changed_mind' },
  })
  await shop.runJob('settle-open-payments')
  expect(await creditInAll(shop)).toEqual({ balances: 3_000, entries: 3_000 })
})

test('where the credit is spent by then the late money goes back', async () => {
  await using shop = await testShop()
  const { customer, product } = await given(shop)
  const { result } = await orderOfCustomer(customer, { credit: 3_000 })
  await press(shop, result.paymentToken, 'approve_late')
  shop.setClock(later(46))
  await shop.runJob('expire-unpaid-orders')
  await shop.deps.pool.query('update credit_balances set amount = 2999')
  await shop.runJob('settle-simulator')
  expect(await readOrder(shop, result.orderToken)).toMatchObject({ status: 'expired' })
  expect(await paymentStatus(shop, result.paymentToken)).toMatchObject({ state: 'refunded' })
  expect(await stockOf(shop, product.skuOf(54))).toEqual({ stock: 50, reserved: 0 })
  expect(await count(shop, 'credit_entries', "kind = 'spent'")).toBe(1)
})

test('another payment method asks for the same remaining amount', async () => {
  await using shop = await testShop()
  const { customer } = await given(shop)
  const { result } = await orderOfCustomer(customer, { credit: 3_000 })
  const again = await customer.call('POST order/pay-again', {
    body: { orderToken: result.orderToken, paymentMethod: 'pay_in_4' },
  })
  expect(await paymentStatus(shop, again.result.paymentToken)).toMatchObject({ amount: 9_500 })
  await press(shop, again.result.paymentToken, 'approve')
  expect(await readOrder(shop, result.orderToken)).toMatchObject({ status: 'placed', paid: true })
})

test('after a return from the payment page the credit is still available for the same cart', async () => {
  await using shop = await testShop()
  const { customer } = await given(shop)
  const first = await orderOfCustomer(customer, { credit: 3_000 })
  const { result } = await customer.call('GET checkout/get-checkout')
  expect(result.credit).toMatchObject({ balance: 3_000 })
  const second = await orderOfCustomer(customer, {
    credit: 3_000,
    paymentMethod: 'cash_on_delivery',
  })
  expect(second.errorCode).toBe(0)
  expect(await readOrder(shop, first.result.orderToken)).toMatchObject({ status: 'expired' })
  expect(await readOrder(shop, second.result.orderToken)).toMatchObject({
    status: 'placed',
    credit: { used: 3_000 },
  })
  expect(await creditInAll(shop)).toEqual({ balances: 0, entries: 0 })
})
