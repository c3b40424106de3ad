import { expect, test } from 'vitest'
import { addDiscount, addProduct, putInCart, type TestProduct } from '../../test/fixtures.ts'
import {
  buyer,
  count,
  crowd,
  later,
  orderBody,
  placeOrder,
  press,
  readOrder,
  seenTotal,
} from '../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'

const cash = { paymentMethod: 'cash_on_delivery' } as const

async function openShop() {
  const shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'try-a', price: 100_00, stock: { 54: 50 } })
  return { shop, product }
}

/** Returns the contact of a shopper, a different one for each number. */
function contactOf(index: number) {
  const phone = `+97150${String(1_000_000 + index)}`
  return { name: 'Mariam', email: `mariam${index}@example.com`, phone }
}

async function withCode(shop: TestShop, product: TestProduct, code: string) {
  const { guest } = await buyer(shop, product)
  await guest.call('POST guest-cart/apply-discount', { body: { code } })
  return { guest, total: await seenTotal(guest) }
}

async function cartOf(customer: Pick<Awaited<ReturnType<typeof buyer>>, 'guest'>) {
  return (await customer.guest.call('GET guest-cart/get-cart')).result
}

test.each([
  ['a code of one use', { code: 'CODE', percent: 10, usageLimit: 1 }],
  ['a code with money for one order', { code: 'CODE', percent: 10, budget: 19_00 }],
  ['a promotion of one use that applies by itself', { code: null, percent: 10, usageLimit: 1 }],
])('%s, ordered by ten at once, is given once', { timeout: 60_000 }, async (_, promotion) => {
  const { shop, product } = await openShop()
  await using _closing = shop
  await addDiscount(shop.deps.db, promotion)
  const cart = [{ sku: product.skuOf(54), itemId: product.itemId }]
  const guests = await crowd(
    shop,
    Array.from({ length: 10 }, () => cart),
  )
  await shop.deps.pool.query(`update carts set discount_code = 'CODE', draft = '{"country":"AE"}'`)
  const order = (guest: (typeof guests)[number], index: number) =>
    guest.call('POST order/place-order', {
      body: orderBody(115_00, {
        ...(index % 2 === 0 ? cash : {}),
        contact: contactOf(index),
      }),
    })
  const replies = await Promise.all(guests.map(order))
  const codes = replies.map(({ errorCode }) => errorCode)
  expect(codes.filter((code) => code === 0)).toHaveLength(1)
  // A shopper who comes a moment later sees before ordering that the promotion is used up.
  expect(codes.filter((code) => code === 313 || code === 302)).toHaveLength(9)
  expect(await count(shop, 'orders')).toBe(1)
  expect(await count(shop, 'discount_uses', "state <> 'released' and amount = 1000")).toBe(1)
  expect(await count(shop, 'promotions', 'used = 1 and spent = 1000')).toBe(1)
  const loser = guests[codes.findIndex((code) => code !== 0)]
  if (!loser) throw new Error('Nobody lost.')
  const after = await cartOf({ guest: loser })
  expect(after.totals).toMatchObject({ discount: 0, total: 125_00 })
  expect(after.codeRefusal?.reason).toBe(promotion.code ? 'used_up' : undefined)
})

test('a promotion of two uses each is given twice to one who orders five times at once', async () => {
  const { shop, product } = await openShop()
  await using _closing = shop
  await addDiscount(shop.deps.db, { code: 'TWICE', percent: 10, limitEach: 2 })
  const buyers = []
  for (let index = 0; index < 5; index++) buyers.push(await withCode(shop, product, 'TWICE'))
  const replies = await Promise.all(
    buyers.map((customer) => placeOrder(customer, { ...cash, contact: contactOf(1) })),
  )
  expect(replies.map(({ errorCode }) => errorCode).toSorted()).toEqual([0, 0, 306, 306, 306])
  expect(await count(shop, 'discount_contacts', 'uses = 2')).toBe(2)
})

test('a use is free again after an order is given up, and the customer can order with it again', async () => {
  const { shop, product } = await openShop()
  await using _closing = shop
  await addDiscount(shop.deps.db, { code: 'ONE', percent: 10, usageLimit: 1, limitEach: 1 })
  const customer = await withCode(shop, product, 'ONE')
  const first = await placeOrder(customer)
  expect(await count(shop, 'promotions', 'used = 1')).toBe(1)
  // The use that an order holds is free to its own customer, but not to others.
  expect((await cartOf(customer)).totals.total).toBe(customer.total)
  const other = await withCode(shop, product, 'ONE')
  expect(await cartOf(other)).toMatchObject({ codeRefusal: { reason: 'used_up' } })

  await customer.guest.call('POST order/cancel-unpaid', {
    body: { orderToken: first.result.orderToken },
  })
  expect(await count(shop, 'promotions', "code = 'ONE' and used = 0 and spent = 0")).toBe(1)
  expect(await count(shop, 'discount_contacts', 'uses = 0')).toBe(2)
  expect(await cartOf(other)).toMatchObject({ codeRefusal: null })
  expect((await placeOrder(customer, cash)).errorCode).toBe(0)
  expect(await count(shop, 'discount_uses', "state = 'consumed'")).toBe(1)
})

test('late money for an order is honoured with its promotion, although that is used up since', async () => {
  const { shop, product } = await openShop()
  await using _closing = shop
  shop.setClock(later(0))
  await addDiscount(shop.deps.db, { code: 'ONE', percent: 10, usageLimit: 1, limitEach: 1 })
  const customer = await withCode(shop, product, 'ONE')
  const late = await placeOrder(customer, { contact: contactOf(1) })
  await press(shop, late.result.paymentToken, 'approve_late')
  await shop.deps.pool.query("update simulator_payments set settle_at = '2026-11-21T10:00:00Z'")
  shop.setClock(later(46))
  await shop.runJob('expire-unpaid-orders')
  expect(await readOrder(shop, late.result.orderToken)).toMatchObject({ status: 'expired' })

  const other = await placeOrder(await withCode(shop, product, 'ONE'), {
    ...cash,
    contact: contactOf(1),
  })
  expect(other.errorCode).toBe(0)
  shop.setClock('2026-11-21T10:00:00Z')
  await shop.runJob('settle-simulator')
  expect(await readOrder(shop, late.result.orderToken)).toMatchObject({
    status: 'placed',
    paid: true,
    totals: { discount: 10_00 },
  })
  expect(await count(shop, 'discount_uses', "state = 'consumed'")).toBe(2)
  expect(await count(shop, 'promotions', 'used = 2 and spent = 2000')).toBe(1)
  expect(await count(shop, 'discount_contacts', 'uses = 2')).toBe(2)
})

test('a promotion for first orders that applies automatically is not applied again once it was refused', async () => {
  const { shop, product } = await openShop()
  await using _closing = shop
  await placeOrder(await buyer(shop, product), { ...cash, contact: contactOf(1) })
  await addDiscount(shop.deps.db, { percent: 10, firstOrderOnly: true })
  const customer = await buyer(shop, product)
  expect(customer.total).toBe(115_00)
  expect((await placeOrder(customer, { ...cash, contact: contactOf(1) })).errorCode).toBe(306)
  expect(await seenTotal(customer.guest)).toBe(125_00)
  expect(
    (await placeOrder({ ...customer, total: 125_00 }, { ...cash, contact: contactOf(1) }))
      .errorCode,
  ).toBe(0)
  // The next cart on this device may belong to another customer.
  await putInCart(customer.guest, product)
  expect(await seenTotal(customer.guest)).toBe(115_00)
})

test('an order retains its discounts, in both languages, whatever happens to the promotion', async () => {
  const { shop, product } = await openShop()
  await using _closing = shop
  await addDiscount(shop.deps.db, { code: 'TEN', percent: 10, title: { en: 'Ten', ar: 'عشرة' } })
  await addDiscount(shop.deps.db, {
    kind: 'free_shipping',
    title: { en: 'On us', ar: 'علينا' },
  })
  const customer = await withCode(shop, product, 'TEN')
  const { result } = await placeOrder(customer, cash)
  await shop.deps.pool.query(`update promotions set active = false, title = '{"en":"","ar":""}'`)
  const params = { orderToken: result.orderToken }
  for (const [language_code, titles] of [
    ['en', ['Ten', 'On us']],
    ['arb', ['عشرة', 'علينا']],
  ] as const) {
    const order = await shop.call('GET order/get-order/{orderToken}', {
      params,
      query: { language_code },
    })
    expect(order.result.totals).toMatchObject({
      discount: 10_00,
      shipping: 0,
      total: 90_00,
      promotions: [
        { title: titles[0], amount: 10_00, of: 'products' },
        { title: titles[1], amount: 25_00, of: 'delivery' },
      ],
    })
  }
})
