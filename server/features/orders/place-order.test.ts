import { errors } from '@rimal/contract/errors'
import { expect, test } from 'vitest'
import { addProduct, fullSize, putInCart, saveCustomSize } from '../../test/fixtures.ts'
import {
  buyer,
  count,
  orderBody,
  placeOrder,
  press,
  readOrder,
  seenTotal,
  stockOf,
} from '../../test/order-fixtures.ts'
import { testShop } from '../../test/test-shop.ts'
import { saveSetting } from '../shop/settings/settings.ts'

test('an order with cash on delivery is placed at once: the stock is taken, the cart is empty and the invoice is issued', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'try-a' })
  const customer = await buyer(shop, product)
  const { errorCode, result } = await placeOrder(customer, { paymentMethod: 'cash_on_delivery' })

  expect(errorCode).toBe(0)
  expect(result).toEqual({
    orderNumber: expect.stringMatching(/^RM-\d+$/),
    orderToken: expect.stringMatching(/^[0-9a-f]{32}$/),
    paymentToken: null,
  })
  const order = await readOrder(shop, result.orderToken)
  expect(order).toMatchObject({
    number: result.orderNumber,
    status: 'placed',
    paid: false,
    payBefore: null,
    contact: { email: 'mariam@example.com', phone: '+971501234567' },
    shipping: { id: 'uae-standard', price: 2500 },
    lines: [
      { product_id: 'try-a', sku: 'TRY-A-BLACK-54', size: 54, quantity: 1, unitPrice: 10000 },
    ],
    totals: { total: 12500, vat: 595 },
    events: [{ status: 'placed' }],
    invoice: { number: expect.stringMatching(/^INV-\d{4}-000001$/) },
  })
  expect(await stockOf(shop, 'TRY-A-BLACK-54')).toEqual({ stock: 4, reserved: 0 })
  const cart = await customer.guest.call('GET guest-cart/get-cart')
  expect(cart.result.count).toBe(0)
  expect(shop.woken).toContain('send-messages')
  const { rows } = await shop.deps.pool.query(
    "select data from outbox where kind = 'order_received'",
  )
  expect(rows).toMatchObject([
    {
      data: {
        orderNumber: result.orderNumber,
        details: { lines: [{ size: 54, quantity: 1 }], paymentMethod: 'cash_on_delivery' },
      },
    },
  ])
})

test('the same request sent several times at once is one order', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'try-a' })
  for (const paymentMethod of ['card', 'cash_on_delivery'] as const) {
    const customer = await buyer(shop, product)
    const body = orderBody(customer.total, { paymentMethod })
    const replies = await Promise.all(
      [1, 2, 3].map(() => customer.guest.call('POST order/place-order', { body })),
    )
    const [first] = replies
    expect(first?.errorCode).toBe(0)
    expect(replies.map(({ result }) => result)).toEqual(replies.map(() => first?.result))
    const later = await customer.guest.call('POST order/place-order', { body })
    expect(later.result).toEqual(first?.result)
  }
  expect(await count(shop, 'orders')).toBe(2)
})

test('a product added while the cart is ordered is in the cart or in a total that the shopper saw', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'try-a', stock: { 54: 50 } })
  for (let turn = 0; turn < 12; turn += 1) {
    const customer = await buyer(shop, product)
    const input = { body: orderBody(customer.total, { paymentMethod: 'cash_on_delivery' }) }
    const ordering = () => customer.guest.call('POST order/place-order', input)
    // Equal units are one line, and an order of one unit must not remove another unit that was added meanwhile.
    const adding = () => putInCart(customer.guest, product)
    const [ordered, added] = await Promise.all([ordering(), turn % 2 ? adding() : later(adding)])
    expect(added.errorCode).toBe(0)
    const isPlaced = ordered.errorCode === 0
    expect(isPlaced || ordered.errorCode === errors.price_changed.number).toBe(true)
    const { lines } = (await customer.guest.call('GET guest-cart/get-cart')).result
    expect(lines).toMatchObject([{ quantity: isPlaced ? 1 : 2 }])
  }
  const unseen = await shop.deps.pool.query('select from orders where total <> 12500')
  expect(unseen.rowCount).toBe(0)
})

/** Calls once the order has read the cart, as nearly as a caller can know. */
async function later<T>(call: () => Promise<T>): Promise<T> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setImmediate(done))
  return call()
}

test('a total that the shopper did not see is refused', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'try-a' })
  const customer = await buyer(shop, product)
  await shop.deps.pool.query("update products set price = price + 100 where id = 'try-a'")
  expect(await placeOrder(customer)).toMatchObject({ status: 200, errorCode: 302 })
  expect(await placeOrder({ ...customer, total: customer.total + 100 })).toMatchObject({
    errorCode: 0,
  })
})

test('a delivery method that costs more than the shopper saw is refused', async () => {
  await using shop = await testShop()
  const customer = await buyer(shop, await addProduct(shop.deps.db, { id: 'try-a' }))
  expect(await placeOrder(customer, { shippingMethod: 'uae-express' })).toMatchObject({
    errorCode: 302,
  })
})

test('a cart with a product that is no longer available is refused', async () => {
  await using shop = await testShop()
  for (const [id, change] of [
    ['sold-out', 'variants set stock = 0 where item_id'],
    ['held-by-others', 'variants set reserved = stock where item_id'],
    ['fewer-than-wanted', 'variants set stock = 1 where item_id'],
    ['withdrawn', "products set published = false where id || '-black'"],
  ] as const) {
    const product = await addProduct(shop.deps.db, { id })
    const customer = await buyer(shop, product)
    await putInCart(customer.guest, product)
    await shop.deps.pool.query(`update ${change} = $1`, [product.itemId])
    expect(await placeOrder({ ...customer, total: 22_500 })).toMatchObject({ errorCode: 303 })
  }
  expect(await count(shop, 'orders')).toBe(0)
})

test('an empty cart cannot be ordered', async () => {
  await using shop = await testShop()
  expect(await placeOrder({ guest: shop.guest(), total: 0 })).toMatchObject({ errorCode: 301 })
})

test('missing or malformed input is reported by its field', async () => {
  await using shop = await testShop()
  const customer = await buyer(shop, await addProduct(shop.deps.db, { id: 'try-a' }))
  const body = orderBody(customer.total)
  const reply = await customer.guest.call('POST order/place-order', {
    body: {
      ...body,
      contact: { name: '', email: 'nobody', phone: '12' },
      address: { ...body.address, state: '' },
    },
  })
  expect(reply).toMatchObject({
    status: 400,
    errorCode: 1,
    fields: {
      'contact.name': 'required',
      'contact.email': 'malformed',
      'contact.phone': 'malformed',
      'address.state': 'required',
    },
  })
})

test.each([
  ['a way of delivery of another country', { shippingMethod: 'gulf' }, 304],
  ['cash on delivery over its limit', { paymentMethod: 'cash_on_delivery' }, 305],
] as const)('%s is refused', async (_, changes, errorCode) => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'try-a', price: 250_000 })
  const customer = await buyer(shop, product)
  expect(await placeOrder(customer, changes)).toMatchObject({ status: 200, errorCode })
})

test('a payment method without a provider is refused', async () => {
  await using shop = await testShop({ paymentProviders: ['cash-on-delivery'] })
  const customer = await buyer(shop, await addProduct(shop.deps.db, { id: 'try-a' }))
  expect(await placeOrder(customer)).toMatchObject({ errorCode: 305 })
})

test('a body that brings its own price, total, discount or status is refused', async () => {
  await using shop = await testShop()
  const customer = await buyer(shop, await addProduct(shop.deps.db, { id: 'try-a' }))
  for (const name of ['price', 'total', 'discount', 'status']) {
    const body = { ...orderBody(customer.total), [name]: 1 }
    const reply = await customer.guest.call('POST order/place-order', { body })
    expect(reply).toMatchObject({ status: 400, fields: { [name]: 'unknown' } })
  }
  expect(await count(shop, 'orders')).toBe(0)
})

test('a made-to-measure line takes no stock, and the order stores its measurements', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'try-a', stock: { 54: 0 } })
  const guest = shop.guest()
  const customSizeId = await saveCustomSize(guest)
  await putInCart(guest, product, { customSizeId })
  const { result } = await placeOrder({ guest, total: await seenTotal(guest) })
  const order = await readOrder(shop, result.orderToken)
  expect(order.lines).toMatchObject([{ sku: null, size: null, measurements: fullSize }])
  expect(await count(shop, 'stock_holds')).toBe(0)
})

test('a product that was added to the cart after the order stays in the cart', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'try-a' })
  const customer = await buyer(shop, product)
  const { result } = await placeOrder(customer)
  await putInCart(customer.guest, product, { size: 56 })
  await press(shop, result.paymentToken, 'approve')
  const cart = await customer.guest.call('GET guest-cart/get-cart')
  expect(cart.result.lines).toMatchObject([{ size: 56 }])
})

test('a catalogue change is recorded when few units are left and when none is left, and not otherwise', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'try-a', stock: { 54: 5 } })
  const changes = () => count(shop, 'catalog_changes', "product_id = 'try-a'")
  const cash = { paymentMethod: 'cash_on_delivery' } as const
  const seen: number[] = []
  for (let left = 5; left > 0; left--) {
    await placeOrder(await buyer(shop, product), cash)
    seen.push(await changes())
  }
  expect(seen).toEqual([0, 1, 1, 1, 2])
})

test('an order is read in either language by its token only', async () => {
  await using shop = await testShop()
  await saveSetting(shop.deps.db, 'timeZone', 'Asia/Riyadh')
  const customer = await buyer(shop, await addProduct(shop.deps.db, { id: 'try-a' }))
  const { result } = await placeOrder(customer, { paymentMethod: 'cash_on_delivery' })
  const { result: order } = await shop.call('GET order/get-order/{orderToken}', {
    params: { orderToken: result.orderToken },
    query: { language_code: 'arb' },
  })
  expect(order.lines[0]).toMatchObject({ name: 'عباية try-a', colorName: 'أسود' })
  expect(order.timeZone).toBe('Asia/Riyadh')
  const unknown = await shop.call('GET order/get-order/{orderToken}', {
    params: { orderToken: 'f'.repeat(32) },
  })
  expect(unknown).toMatchObject({ status: 404, errorCode: 307 })
})
