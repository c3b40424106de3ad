import { expect, test } from 'vitest'
import { addDiscount, addProduct, type TestProduct } from '../../test/fixtures.ts'
import { buyer, count, orderBody, placeOrder, seenTotal } from '../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'

const welcome = { code: 'HELLO10', percent: 10, firstOrderOnly: true, active: true }
const person = { name: 'Mariam', email: 'mariam@gmail.com', phone: '+971501234567' }
const cash = { paymentMethod: 'cash_on_delivery' } as const

async function openShop() {
  const shop = await testShop()
  await addDiscount(shop.deps.db, welcome)
  return { shop, product: await addProduct(shop.deps.db, { id: 'try-a', stock: { 54: 50 } }) }
}

async function withCode(shop: TestShop, product: TestProduct) {
  const { guest } = await buyer(shop, product)
  await guest.call('POST guest-cart/apply-discount', { body: { code: welcome.code } })
  return { guest, total: await seenTotal(guest) }
}

test.each([
  ['the same person', {}],
  ['another email, the same phone', { email: 'other@example.com', phone: '050 123 4567' }],
  ['an alias of the same email', { email: 'Mar.iam+2@googlemail.com', phone: '+971509999999' }],
])('a welcome discount is for one order: %s is refused the second time', async (_, changes) => {
  const { shop, product } = await openShop()
  await using _closing = shop
  const first = await placeOrder(await withCode(shop, product), { ...cash, contact: person })
  expect(first.errorCode).toBe(0)
  const customer = await withCode(shop, product)
  const contact = { ...person, ...changes }
  const second = await placeOrder(customer, { ...cash, contact })
  expect(second).toMatchObject({ status: 200, errorCode: 306 })
  const total = await seenTotal(customer.guest)
  expect(total).toBeGreaterThan(customer.total)
  const third = await placeOrder({ ...customer, total }, { ...cash, contact })
  expect(third.errorCode).toBe(0)
  expect(await count(shop, 'orders')).toBe(2)
})

test('tried from five places at once, it is given once', async () => {
  const { shop, product } = await openShop()
  await using _closing = shop
  const buyers = []
  for (let index = 0; index < 5; index++) buyers.push(await withCode(shop, product))
  const replies = await Promise.all(
    buyers.map((customer, index) =>
      placeOrder(customer, {
        ...cash,
        contact: { ...person, email: `mariam+${index}@gmail.com`, phone: '0501234567' },
      }),
    ),
  )
  expect(replies.filter(({ errorCode }) => errorCode === 0)).toHaveLength(1)
  expect(replies.filter(({ errorCode }) => errorCode === 306)).toHaveLength(4)
  expect(await count(shop, 'discount_uses', "state = 'consumed'")).toBe(1)
})

test.each([
  ['the same person', {}],
  ['with another email', { email: 'other@example.com' }],
  ['with another phone', { phone: '050 999 9999' }],
  [
    'with another phone, and the email in another form',
    { phone: '+971509999999', email: 'M.ariam+2@googlemail.com' },
  ],
  [
    'with another email, and the phone in another form',
    { email: 'other@example.com', phone: '00971501234567' },
  ],
])('a customer who has ordered before gets no first-order discount: %s', async (_, changes) => {
  const { shop, product } = await openShop()
  await using _closing = shop
  await placeOrder(await buyer(shop, product), { ...cash, contact: person })
  const contact = { ...person, ...changes }
  const second = await placeOrder(await withCode(shop, product), { ...cash, contact })
  expect(second.errorCode).toBe(306)
})

test('an order that was cancelled, or of somebody else, leaves the first order free', async () => {
  const { shop, product } = await openShop()
  await using _closing = shop
  await placeOrder(await buyer(shop, product), { ...cash, contact: person })
  await shop.deps.pool.query("update orders set status = 'cancelled'")
  const other = { ...person, email: 'other@example.com', phone: '0509999999' }
  await placeOrder(await buyer(shop, product), { ...cash, contact: other })
  const first = await placeOrder(await withCode(shop, product), { ...cash, contact: person })
  expect(first.errorCode).toBe(0)
})

test('an order that came to nothing gives the discount back', async () => {
  const { shop, product } = await openShop()
  await using _closing = shop
  const customer = await withCode(shop, product)
  const first = await placeOrder(customer, { contact: person })
  expect(await count(shop, 'discount_uses', "state = 'reserved'")).toBe(1)
  await customer.guest.call('POST order/cancel-unpaid', {
    body: { orderToken: first.result.orderToken },
  })
  const second = await customer.guest.call('POST order/place-order', {
    body: orderBody(customer.total, { ...cash, contact: person }),
  })
  expect(second.errorCode).toBe(0)
  expect(await count(shop, 'discount_uses', "state = 'consumed'")).toBe(1)
})
