import { expect, test } from 'vitest'
import { addProduct, productToAdd, putInCart, type TestGuest } from '../../../test/fixtures.ts'
import { customerOf } from '../../../test/identity-fixtures.ts'
import {
  buyer,
  later,
  noon,
  orderBody,
  placeOrder,
  press,
  seenTotal,
} from '../../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'

async function ordersOf(shopper: Pick<TestGuest, 'call'>) {
  const { result } = await shopper.call('GET order/shopper-orders')
  return result
}

async function shopperWithOrder(shop: TestShop) {
  const product = await addProduct(shop.deps.db, { id: 'try-a', stock: { 54: 5 } })
  const shopper = await buyer(shop, product)
  const { result } = await placeOrder(shopper)
  return { ...shopper, product, ...result }
}

test('an order that awaits payment is found by its guest and by no other shopper', async () => {
  await using shop = await testShop()
  shop.setClock(noon)
  const { guest, orderNumber, paymentToken } = await shopperWithOrder(shop)
  shop.setClock(later(3))
  expect((await ordersOf(guest)).unpaid).toEqual({
    orderNumber,
    paymentToken,
    amount: 12_500,
    currency: 'AED',
    payBefore: '2026-11-21T08:45:00.000Z',
    secondsToPay: 42 * 60,
  })
  expect((await ordersOf(shop.guest())).unpaid).toBeNull()
})

test('an order that is paid awaits nothing any more', async () => {
  await using shop = await testShop()
  const { guest, paymentToken } = await shopperWithOrder(shop)
  await press(shop, paymentToken, 'approve')
  expect((await ordersOf(guest)).unpaid).toBeNull()
})

test('a customer finds the unpaid order of the account', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop)
  const product = await addProduct(shop.deps.db, { id: 'try-a', stock: { 54: 5 } })
  const body = { ...productToAdd(product), user_id: customer.customerId }
  await customer.call('POST cart/add-to-cart', { body })
  const { result: cart } = await customer.call('GET guest-cart/get-cart')
  const { result: placed } = await customer.call('POST order/place-order', {
    body: orderBody(cart.totals.total),
  })
  expect((await ordersOf(customer)).unpaid).toMatchObject({ orderNumber: placed.orderNumber })
})

test('the method of the last order is known of the shopper, and of nobody else', async () => {
  await using shop = await testShop()
  const shopper = await shopperWithOrder(shop)
  expect((await ordersOf(shopper.guest)).lastPaymentMethod).toBe('card')
  expect((await ordersOf(shop.guest())).lastPaymentMethod).toBeNull()
})

test('with the cart every page learns that a welcome code is no use after a first order, for this shopper alone', async () => {
  await using shop = await testShop()
  const unusableFor = async (shopper: TestGuest) =>
    (await shopper.call('GET guest-cart/get-cart')).result.unusableCodes
  const product = await addProduct(shop.deps.db, { id: 'try-a', stock: { 54: 5 } })
  const guest = shop.guest()
  expect(await unusableFor(guest)).toEqual([])
  await putInCart(guest, product)
  await placeOrder({ guest, total: await seenTotal(guest) }, { paymentMethod: 'cash_on_delivery' })
  expect(await unusableFor(guest)).toEqual(['WELCOME10'])
  expect(await unusableFor(shop.guest())).toEqual([])
})
