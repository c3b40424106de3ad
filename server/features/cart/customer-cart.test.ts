import { expect, test } from 'vitest'
import {
  addDiscount,
  addProduct,
  fullSize,
  productToAdd,
  putInCart,
  saveCustomSize,
  type TestProduct,
} from '../../test/fixtures.ts'
import { loginOf, customerOf, type TestCustomer } from '../../test/identity-fixtures.ts'
import { orderBody, press, seenTotal } from '../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'

const email = 'mariam@example.com'

function add(
  customer: TestCustomer,
  product: TestProduct,
  choice?: Parameters<typeof productToAdd>[1],
) {
  const body = { ...productToAdd(product, choice), user_id: customer.customerId }
  return customer.call('POST cart/add-to-cart', { body })
}

async function cartOf(customer: TestCustomer) {
  return (await customer.call('GET guest-cart/get-cart')).result
}

async function orderOf(shop: TestShop, number: string) {
  const { rows } = await shop.deps.pool.query(
    'select customer_id, guest_id, cart_id from orders where number = $1',
    [number],
  )
  return rows[0]
}

test('the cart of a guest survives the login, and the answer says what was merged', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'test-noor' })
  const customer = await customerOf(shop)
  await add(customer, product, { size: 54 })
  const guest = shop.guest()
  const customSizeId = await saveCustomSize(guest)
  await putInCart(guest, product, { size: 54 })
  await putInCart(guest, product, { size: 56 })
  await putInCart(guest, product, { size: 56 })
  await putInCart(guest, product, { customSizeId })
  const gid = guest.cookies.get('gid') ?? ''
  const again = await loginOf(shop, email, guest)
  expect(again.login.merged).toEqual({ units: 4, count: 4, customSizes: 1 })
  expect(await cartOf(again)).toMatchObject({ count: 4 })
  expect(await cartOf(customer)).toMatchObject({ count: 4 })

  const stranger = shop.guest()
  stranger.cookies.set('gid', gid)
  expect((await stranger.call('GET guest-cart/get-cart')).result.count).toBe(0)
})

test('registration merges the cart as well', async () => {
  await using shop = await testShop()
  const guest = shop.guest()
  await putInCart(guest, await addProduct(shop.deps.db, { id: 'test-noor' }))
  const customer = await customerOf(shop, { guest })
  expect(customer.login.merged).toEqual({ units: 1, count: 1, customSizes: 0 })
  expect((await cartOf(customer)).count).toBe(1)
  expect((await guest.call('GET guest-cart/get-cart')).result.count).toBe(0)
})

test('a customer can do the same with a cart as a guest', async () => {
  await using shop = await testShop()
  const { db } = shop.deps
  await addDiscount(db, { code: 'TEN', percent: 10 })
  const product = await addProduct(db, { id: 'test-noor' })
  const customer = await customerOf(shop)
  expect((await add(customer, product)).result).toEqual({ count: 1 })
  const line_id = (await cartOf(customer)).lines[0]?.id ?? ''
  const changed = await customer.call('POST guest-cart/change-quantity', {
    body: { line_id, quantity: 3 },
  })
  expect(changed.result.count).toBe(3)
  await customer.call('POST guest-cart/apply-discount', { body: { code: 'ten' } })
  expect((await cartOf(customer)).totals).toMatchObject({ discountCode: 'TEN' })
  await customer.call('POST guest-cart/remove-discount', { body: {} })
  await customer.call('POST guest-cart/remove-line', { body: { line_id } })
  expect((await cartOf(customer)).count).toBe(0)
  await customer.call('POST guest-cart/restore-line', { body: { line_id } })
  const saved = await customer.call('POST checkout/save-draft', {
    body: { draft: { contact: { name: 'M', email: '', phone: '' } } },
  })
  expect(saved.result.draft.contact?.name).toBe('M')
  expect((await customer.call('GET checkout/get-checkout')).result.cart.count).toBe(3)
  expect((await customer.guest.call('GET guest-cart/get-cart')).result.count).toBe(0)
  expect(customer.guest.cookies.get('gid')).toBe('')
})

test("a customer adds products to the customer's own cart only", async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'test-noor' })
  const [customer, other] = [
    await customerOf(shop),
    await customerOf(shop, { email: 'o@example.com' }),
  ]
  const body = { ...productToAdd(product), user_id: other.customerId }
  expect((await customer.call('POST cart/add-to-cart', { body })).status).toBe(404)
  expect((await cartOf(other)).count).toBe(0)
})

test("the measurements and lines of another customer are not found for a customer's cart", async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'test-made-to-order', customSize: true })
  const [customer, other] = [
    await customerOf(shop),
    await customerOf(shop, { email: 'o@example.com' }),
  ]
  const { result } = await other.call('POST custom-size/save-custom-size', {
    body: { unit: 'in', measurements: fullSize },
  })
  const madeToOrder = { customSizeId: result.customSizeId }
  expect(await add(customer, product, madeToOrder)).toMatchObject({ status: 404, errorCode: 206 })
  expect((await add(other, product, madeToOrder)).errorCode).toBe(0)
  expect((await cartOf(customer)).count).toBe(0)

  const line_id = (await cartOf(other)).lines[0]?.id ?? ''
  const notThere = { status: 404, errorCode: 210 }
  const change = { line_id, quantity: 2 }
  expect(await customer.call('POST guest-cart/change-quantity', { body: change })).toMatchObject(
    notThere,
  )
  for (const call of ['POST guest-cart/remove-line', 'POST guest-cart/restore-line'] as const) {
    expect(await customer.call(call, { body: { line_id } })).toMatchObject(notThere)
  }
  expect(await cartOf(other)).toMatchObject({ count: 1, lines: [{ id: line_id, quantity: 1 }] })
})

test("the order of a customer has the customer's id, and the same key is the same order", async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop)
  await add(customer, await addProduct(shop.deps.db, { id: 'test-noor' }))
  const body = orderBody((await cartOf(customer)).totals.total)
  const place = () => customer.call('POST order/place-order', { body })
  const replies = await Promise.all([place(), place()])
  const [first, second] = replies.map(({ result }) => result.orderNumber)
  expect(first).toMatch(/^RM-/)
  expect(second).toBe(first)
  expect(await orderOf(shop, first ?? '')).toMatchObject({
    customer_id: customer.customerId,
    guest_id: null,
  })
  await press(shop, replies[0]?.result.paymentToken ?? '', 'approve')
  expect((await cartOf(customer)).count).toBe(0)
  expect((await place()).result.orderNumber).toBe(first)
})

test('a key of one customer is nobody else’s', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'test-noor' })
  const [customer, other] = [
    await customerOf(shop),
    await customerOf(shop, { email: 'o@example.com' }),
  ]
  await add(customer, product)
  await add(other, product)
  const body = orderBody((await cartOf(customer)).totals.total, {
    paymentMethod: 'cash_on_delivery',
  })
  const one = await customer.call('POST order/place-order', { body })
  const two = await other.call('POST order/place-order', { body })
  expect(two.result.orderNumber).not.toBe(one.result.orderNumber)
})

test('a guest with an order that awaits payment logs in and pays it, and the cart is empty after it', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'test-noor', stock: { 54: 1, 56: 3 } })
  const customer = await customerOf(shop)
  await add(customer, product, { size: 56 })
  const guest = shop.guest()
  await putInCart(guest, product, { size: 54 })
  await putInCart(guest, product, { size: 56 })
  const { result } = await guest.call('POST order/place-order', {
    body: orderBody(await seenTotal(guest)),
  })
  const again = await loginOf(shop, email, guest)
  expect((await cartOf(again)).lines.map(({ notes }) => notes)).not.toContainEqual(['sold_out'])
  await press(shop, result.paymentToken, 'approve')
  expect((await cartOf(again)).count).toBe(0)
})

test('the specified merge uses the guest of the cookie, whatever id is sent', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'test-noor' })
  const [customer, victim] = [await customerOf(shop), shop.guest()]
  await putInCart(victim, product)
  const merge = (guestId: string) =>
    customer.call('GET cart/guest-cart-replace/{guestId}/{userId}', {
      params: { guestId, userId: customer.customerId },
    })
  expect((await merge(victim.cookies.get('gid') ?? '')).result).toEqual({ count: 0 })
  expect((await victim.call('GET guest-cart/get-cart')).result.count).toBe(1)

  await putInCart(customer.guest, product)
  expect((await merge('198.51.100.7')).result).toEqual({ count: 1 })
  expect((await merge('198.51.100.7')).result).toEqual({ count: 1 })
  await putInCart(customer.guest, product, { size: 56 })
  const posted = await customer.call('POST cart/guest-cart-replace', {
    body: { user_id: customer.customerId },
  })
  expect(posted.result).toEqual({ count: 2 })
})
