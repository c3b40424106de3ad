import { expect, test } from 'vitest'
import { addDiscount, addProduct, productToAdd, putInCart } from '../../test/fixtures.ts'
import { customerOf } from '../../test/identity-fixtures.ts'
import { noon, orderBody } from '../../test/order-fixtures.ts'
import { testShop } from '../../test/test-shop.ts'

test('the cart shows the chosen promotion and the amount that the other one would have given', async () => {
  await using shop = await testShop()
  const { db } = shop.deps
  await addDiscount(db, { code: 'TEN', percent: 10, title: { en: 'Ten', ar: 'عشرة' } })
  await addDiscount(db, { percent: 30, title: { en: 'Thirty', ar: 'ثلاثون' } })
  await addDiscount(db, {
    kind: 'amount',
    amount: 20_00,
    minimum: 500_00,
    combines: true,
    title: { en: 'Twenty', ar: 'عشرون' },
  })
  const guest = shop.guest()
  await putInCart(guest, await addProduct(db, { id: 'test-noor', price: 600_00 }))
  const body = { code: 'TEN', language_code: 'arb' } as const
  const { result } = await guest.call('POST guest-cart/apply-discount', { body })
  expect(result).toMatchObject({
    totals: {
      discount: 200_00,
      discountCode: 'TEN',
      discountPercent: null,
      promotions: [
        { title: 'ثلاثون', amount: 180_00, of: 'products' },
        { title: 'عشرون', amount: 20_00, of: 'products' },
      ],
      total: 425_00,
    },
    otherPromotion: { title: 'عشرة', amount: 60_00 },
    codeRefusal: { reason: 'better_promotion' },
  })
})

test('a code with a minimum says how much is missing, and applies when the cart reaches it', async () => {
  await using shop = await testShop()
  const { db } = shop.deps
  await addDiscount(db, { code: 'MORE', percent: 10, minimum: 900_00 })
  const product = await addProduct(db, { id: 'test-noor', price: 600_00 })
  const guest = shop.guest()
  await putInCart(guest, product)
  const applied = await guest.call('POST guest-cart/apply-discount', { body: { code: 'MORE' } })
  expect(applied).toMatchObject({
    errorCode: 0,
    result: {
      totals: { discount: 0, discountCode: 'MORE', promotions: [] },
      codeRefusal: { reason: 'minimum', missing: 300_00 },
    },
  })
  await putInCart(guest, product)
  expect((await guest.call('GET guest-cart/get-cart')).result).toMatchObject({
    totals: { discount: 120_00 },
    codeRefusal: null,
  })
})

test('a code for one product reduces that product only', async () => {
  await using shop = await testShop()
  const { db } = shop.deps
  const product = await addProduct(db, { id: 'test-noor', price: 600_00 })
  const other = await addProduct(db, { id: 'test-layla', price: 400_00 })
  await addDiscount(db, { code: 'NOOR', percent: 50, products: ['test-noor'] })
  const guest = shop.guest()
  await putInCart(guest, other)
  const apply = () => guest.call('POST guest-cart/apply-discount', { body: { code: 'NOOR' } })
  expect((await apply()).result.codeRefusal).toMatchObject({ reason: 'nothing_for_it' })
  await putInCart(guest, product)
  expect((await apply()).result.totals).toMatchObject({ discount: 300_00, total: 700_00 })
})

test('an ended code is refused, and an ended code in the cart says that its time is over', async () => {
  await using shop = await testShop()
  const { db } = shop.deps
  shop.setClock(noon)
  const endsAt = new Date('2026-11-21T09:00:00Z')
  await addDiscount(db, { code: 'SOON', percent: 10, startsAt: endsAt })
  await addDiscount(db, { code: 'OVER', percent: 10, endsAt })
  const guest = shop.guest()
  await putInCart(guest, await addProduct(db, { id: 'test-noor', price: 600_00 }))
  const apply = (code: string) => guest.call('POST guest-cart/apply-discount', { body: { code } })
  expect((await apply('SOON')).result.codeRefusal).toMatchObject({
    reason: 'not_begun',
    from: endsAt.toISOString(),
  })
  expect((await apply('OVER')).result.totals.discount).toBe(60_00)
  shop.setClock(endsAt.toISOString())
  expect((await guest.call('GET guest-cart/get-cart')).result).toMatchObject({
    totals: { discount: 0, discountCode: 'OVER' },
    codeRefusal: { reason: 'expired' },
  })
  expect((await apply('OVER')).errorCode).toBe(211)
})

test('free delivery applies to the cheapest method, and the other methods have their full price', async () => {
  await using shop = await testShop()
  const { db } = shop.deps
  await addDiscount(db, {
    code: 'FREE',
    kind: 'free_shipping',
    title: { en: 'On us', ar: 'علينا' },
  })
  const guest = shop.guest()
  await putInCart(guest, await addProduct(db, { id: 'test-noor', price: 100_00 }))
  const applied = await guest.call('POST guest-cart/apply-discount', { body: { code: 'FREE' } })
  expect(applied.result.totals).toMatchObject({
    discount: 0,
    shipping: 0,
    total: 100_00,
    promotions: [{ title: 'On us', amount: 25_00, of: 'delivery' }],
  })
  const save = (shippingMethod: string) =>
    guest.call('POST checkout/save-draft', { body: { draft: { country: 'AE', shippingMethod } } })
  const express = (await save('uae-express')).result.cart
  expect(express).toMatchObject({
    totals: { promotions: [] },
    codeRefusal: { reason: 'other_delivery' },
  })
  expect(express.totals.shipping).toBeGreaterThan(0)
  expect((await save('uae-standard')).result.cart.totals.shipping).toBe(0)
})

test('an account is known: its group, its orders, and how often it used a code', async () => {
  await using shop = await testShop()
  const { db, pool } = shop.deps
  await addDiscount(db, { code: 'FRIENDS', percent: 20, customerGroup: 'friends' })
  await addDiscount(db, { code: 'FIRST', percent: 15, firstOrderOnly: true })
  await addDiscount(db, { code: 'ONCE', percent: 10, limitEach: 1 })
  const product = await addProduct(db, { id: 'test-noor', price: 600_00 })
  const customer = await customerOf(shop)
  const add = () =>
    customer.call('POST cart/add-to-cart', {
      body: { ...productToAdd(product), user_id: customer.customerId },
    })
  const apply = async (code: string) => {
    const { result } = await customer.call('POST guest-cart/apply-discount', { body: { code } })
    return result.codeRefusal?.reason ?? result.totals.discount
  }
  await add()
  expect(await apply('FRIENDS')).toBe('not_for_you')
  await pool.query("update customers set customer_group = 'friends'")
  expect(await apply('FRIENDS')).toBe(120_00)
  expect(await apply('FIRST')).toBe(90_00)
  expect(await apply('ONCE')).toBe(60_00)
  const { errorCode } = await customer.call('POST order/place-order', {
    body: orderBody(540_00, { paymentMethod: 'cash_on_delivery' }),
  })
  expect(errorCode).toBe(0)
  await add()
  expect(await apply('ONCE')).toBe('used_before')
  expect(await apply('FIRST')).toBe('first_order')
})
