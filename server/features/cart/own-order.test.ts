import { expect, test } from 'vitest'
import { addProduct, putInCart, type TestGuest } from '../../test/fixtures.ts'
import { buyer, orderBody, placeOrder, press } from '../../test/order-fixtures.ts'
import { testShop } from '../../test/test-shop.ts'

async function cartOf(guest: TestGuest) {
  return (await guest.call('GET guest-cart/get-cart')).result
}

test("the units reserved by the shopper's own unpaid order are available to the shopper's cart", async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'try-a', stock: { 54: 4, 56: 1 } })
  const customer = await buyer(shop, product)
  await putInCart(customer.guest, product, { size: 56 })
  const before = await cartOf(customer.guest)
  const { result } = await placeOrder({ ...customer, total: before.totals.total })
  await press(shop, result.paymentToken, 'decline')

  const after = await cartOf(customer.guest)
  expect(after).toEqual(before)
  expect(after.lines).toMatchObject([
    { buyable: true, quantityLimit: 4, notes: [] },
    { buyable: true, quantityLimit: 1, notes: ['last_one'] },
  ])
  const checkout = await customer.guest.call('GET checkout/get-checkout')
  expect(checkout.result.cart.lines).toEqual(before.lines)
})

test('the shopper can add the available units beside those of the own order, and no more', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'try-a', stock: { 54: 3 } })
  const customer = await buyer(shop, product)
  await putInCart(customer.guest, product)
  await placeOrder({ ...customer, total: 22_500 })
  expect(await putInCart(customer.guest, product)).toMatchObject({ result: { count: 3 } })
  expect(await putInCart(customer.guest, product)).toMatchObject({ errorCode: 205 })
  const line_id = (await cartOf(customer.guest)).lines[0]?.id ?? ''
  const change = (quantity: number) =>
    customer.guest.call('POST guest-cart/change-quantity', { body: { line_id, quantity } })
  expect((await change(1)).errorCode).toBe(0)
  expect((await change(3)).errorCode).toBe(0)
  expect((await change(4)).errorCode).toBe(205)
  expect((await cartOf(customer.guest)).lines).toMatchObject([{ quantity: 3, notes: ['few_left'] }])
})

test('units reserved by another shopper are unavailable, and so are units that the shopper has bought', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'try-a', stock: { 54: 3 } })
  const [customer, other] = [await buyer(shop, product), await buyer(shop, product)]
  await placeOrder(other)
  const body = orderBody(customer.total, { paymentMethod: 'cash_on_delivery' })
  await customer.guest.call('POST order/place-order', { body })
  await putInCart(customer.guest, product)
  expect((await cartOf(customer.guest)).lines).toMatchObject([{ notes: ['last_one'] }])
  expect(await putInCart(customer.guest, product)).toMatchObject({ errorCode: 205 })
})
