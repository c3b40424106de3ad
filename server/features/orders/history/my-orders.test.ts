import { expect, test } from 'vitest'
import { addProduct, putInCart, type TestGuest } from '../../../test/fixtures.ts'
import {
  requestCode,
  loginOf,
  customerOf,
  latestCode,
  type TestCustomer,
} from '../../../test/identity-fixtures.ts'
import { noon, later, orderBody, placeOrder, seenTotal } from '../../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'

const cash = { paymentMethod: 'cash_on_delivery' } as const
const person = { name: 'Mariam Saeed', email: 'mariam@example.com', phone: '+971501234567' }

async function shopWithProduct() {
  const shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'try-a', stock: { 54: 50 } })
  /** Places a guest's order with these contacts; returns its number. */
  async function orderedBy(contact: Partial<typeof person>, guest: TestGuest = shop.guest()) {
    await putInCart(guest, product)
    const changes = { ...cash, contact: { ...person, ...contact } }
    const { result } = await placeOrder({ guest, total: await seenTotal(guest) }, changes)
    return result
  }
  return { shop, product, orderedBy, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

async function numbersOf(customer: TestCustomer): Promise<string[]> {
  const { result } = await customer.call('GET order/my-orders')
  return result.orders.map(({ number }) => number)
}

test("a guest's orders belong to the account once the customer proves the email of the orders", async () => {
  await using given = await shopWithProduct()
  const mine = await given.orderedBy({})
  const spelled = await given.orderedBy({ email: 'MARIAM@example.com ', phone: '+971509999999' })
  const other = await given.orderedBy({ email: 'other@example.com', phone: '+971508888888' })
  const customer = await customerOf(given.shop)
  expect(await numbersOf(customer)).toEqual([spelled.orderNumber, mine.orderNumber])
  expect(await numbersOf(customer)).not.toContain(other.orderNumber)
})

test('an order of an account stays there when another customer proves its other contact later', async () => {
  await using given = await shopWithProduct()
  const order = await given.orderedBy({ phone: '+971507777777' })
  const customer = await customerOf(given.shop)
  const other = await customerOf(given.shop, { email: 'other@example.com' })
  await changeTo(given.shop, other, '+971507777777')
  expect(await numbersOf(customer)).toEqual([order.orderNumber])
  expect(await numbersOf(other)).toEqual([])
})

test('a contact that is only typed, at checkout or to be proved, gives access to no order', async () => {
  await using given = await shopWithProduct()
  await given.orderedBy({ email: 'other@example.com', phone: '+971508888888' })
  const thief = await customerOf(given.shop, { email: 'thief@example.com' })
  await requestCode(given.shop, 'other@example.com')
  await thief.call('POST account/send-contact-code', { body: { contact: 'other@example.com' } })
  await putInCart(thief.guest, given.product)
  await thief.call('POST cart/guest-cart-replace', { body: { user_id: thief.customerId } })
  const cart = await thief.call('GET guest-cart/get-cart')
  const body = orderBody(cart.result.totals.total, {
    ...cash,
    contact: { ...person, email: 'other@example.com', phone: '+971508888888' },
  })
  const { result } = await thief.call('POST order/place-order', { body })
  const again = await loginOf(given.shop, 'thief@example.com', thief.guest)
  expect(await numbersOf(again)).toEqual([result.orderNumber])
})

test('guest orders placed after the registration join the account at the next login, or with the new contact', async () => {
  await using given = await shopWithProduct()
  const customer = await customerOf(given.shop)
  const byEmail = await given.orderedBy({ phone: '+971507777777' })
  const byPhone = await given.orderedBy({ email: 'desk@example.com' })
  expect(await numbersOf(customer)).toEqual([])
  await changeTo(given.shop, customer, person.phone)
  expect(await numbersOf(customer)).toEqual([byPhone.orderNumber, byEmail.orderNumber])
  const late = await given.orderedBy({})
  const again = await loginOf(given.shop, person.email)
  expect(await numbersOf(again)).toEqual([
    late.orderNumber,
    byPhone.orderNumber,
    byEmail.orderNumber,
  ])
})

test('two guests whose orders have the same key lock nobody out', async () => {
  await using given = await shopWithProduct()
  const key = { ...cash, idempotencyKey: 'the-very-same-key' }
  for (const guest of [given.shop.guest(), given.shop.guest()]) {
    await putInCart(guest, given.product)
    expect((await placeOrder({ guest, total: await seenTotal(guest) }, key)).errorCode).toBe(0)
  }
  const customer = await customerOf(given.shop)
  expect(await numbersOf(customer)).toHaveLength(2)
})

test("a customer's orders are listed page by page, none twice and none left out", async () => {
  await using given = await shopWithProduct()
  const placed: string[] = []
  for (let minute = 0; minute < 23; minute += 1) {
    // Two of each minute, so that the time alone does not order them.
    given.shop.setClock(later(Math.floor(minute / 2)))
    placed.push((await given.orderedBy({})).orderNumber)
  }
  given.shop.setClock(noon)
  const customer = await customerOf(given.shop)
  const seen: string[] = []
  let after: string | undefined
  do {
    const { result } = await customer.call('GET order/my-orders', { query: after ? { after } : {} })
    expect(result.orders.length).toBeLessThanOrEqual(10)
    seen.push(...result.orders.map(({ number }) => number))
    after = result.next ?? undefined
  } while (after)
  expect(seen).toHaveLength(23)
  expect(seen.toSorted()).toEqual(placed.toSorted())
  const [first] = (await customer.call('GET order/my-orders')).result.orders
  expect(first).toMatchObject({ status: 'placed', total: 12500, units: 1, paymentToken: null })
  expect(first?.pictures.map(({ id }) => id)).toEqual(['try-a-black-front'])
})

test('an order is found by number for its customer alone, and another customer learns nothing', async () => {
  await using given = await shopWithProduct()
  const { orderNumber, orderToken } = await given.orderedBy({})
  const [customer, other] = [
    await customerOf(given.shop),
    await customerOf(given.shop, { email: 'other@example.com' }),
  ]
  const own = await customer.call('GET order/my-order/{orderNumber}', { params: { orderNumber } })
  expect(own.result).toMatchObject({ number: orderNumber, token: orderToken })
  for (const number of [orderNumber, 'RM-1', orderNumber.toLowerCase(), '%']) {
    const reply = await other.call('GET order/my-order/{orderNumber}', {
      params: { orderNumber: number },
    })
    expect(reply).toMatchObject({ status: 404, errorCode: 307 })
  }
  const stolen = await other.call('GET order/my-orders', { query: { after: orderNumber } })
  expect(stolen.result).toEqual({ orders: [], next: null })
})

async function changeTo(shop: TestShop, customer: TestCustomer, contact: string) {
  await shop.deps.pool.query('delete from limit_counters')
  const { result } = await customer.call('POST account/send-contact-code', { body: { contact } })
  const { code } = await latestCode(shop, contact)
  return customer.call('POST account/change-contact', {
    body: { challengeId: result.challengeId, code },
  })
}

test('an order that was confirmed anew before it was paid names the one that replaced it', async () => {
  await using given = await shopWithProduct()
  const guest = given.shop.guest()
  await putInCart(guest, given.product)
  const bought = { guest, total: await seenTotal(guest) }
  const first = await placeOrder(bought, { paymentMethod: 'card', contact: person })
  const second = await placeOrder(bought, { ...cash, contact: person })
  const customer = await customerOf(given.shop)
  const { result } = await customer.call('GET order/my-orders')
  const { orderNumber: number, orderToken: token } = second.result
  expect(result.orders).toMatchObject([
    { number, status: 'placed', replacedBy: null },
    { number: first.result.orderNumber, status: 'expired', replacedBy: { number, token } },
  ])
})
