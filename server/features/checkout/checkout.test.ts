import type { CheckoutDraft } from '@rimal/contract/checkout'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { carts } from '../../db/tables/carts.ts'
import { variants } from '../../db/tables/catalog.ts'
import {
  addDiscount,
  addProduct,
  type NewProduct,
  putInCart,
  saveCustomSize,
  type TestGuest,
} from '../../test/fixtures.ts'
import { testShop } from '../../test/test-shop.ts'
import { saveSetting } from '../shop/settings/settings.ts'

/** Creates a shop that accepts every payment method, and a guest with one unit in the cart. */
async function shopWithCart(chosen: Partial<NewProduct> = {}) {
  const shop = await testShop()
  shop.deps.payments = [
    { name: 'cash-on-delivery', methods: ['cash_on_delivery'], online: false },
    {
      name: 'simulator',
      methods: ['pay_in_4', 'net_banking', 'card'],
      currencies: { pay_in_4: ['AED'] },
      online: false,
    },
  ]
  const product = await addProduct(shop.deps.db, { id: 'test-noor', price: 300_00, ...chosen })
  const guest = shop.guest()
  await putInCart(guest, product)
  return Object.assign(shop, {
    product,
    customer: guest,
    save: (draft: CheckoutDraft) => saveDraft(guest, draft),
    view: () => guest.call('GET checkout/get-checkout', { query: { language_code: 'en' } }),
  })
}

function saveDraft(guest: TestGuest, draft: CheckoutDraft) {
  return guest.call('POST checkout/save-draft', { body: { language_code: 'en', draft } })
}

const address = {
  type: 'home' as const,
  name: '',
  country: 'AE',
  state: '',
  district: '',
  city: '',
  addressLineOne: '',
  addressLineTwo: '',
  zipCode: '',
  phone: '',
  alternateNumber: '',
  landmark: '',
  email: '',
}
const contact = { name: 'Mariam', email: 'mariam@example.com', phone: '050 123 4567' }

test('a shopper with nothing to buy gets an error', async () => {
  await using shop = await shopWithCart()
  const stranger = shop.guest()
  expect(await stranger.call('GET checkout/get-checkout')).toMatchObject({
    status: 200,
    errorCode: 301,
  })
  expect(await saveDraft(stranger, { contact })).toMatchObject({ status: 200, errorCode: 301 })
  await shop.deps.db
    .update(variants)
    .set({ stock: 0 })
    .where(eq(variants.itemId, 'test-noor-black'))
  expect(await shop.view()).toMatchObject({ status: 200, errorCode: 301 })
})

test('a checkout starts with the cart, no draft, no delivery methods and every payment method', async () => {
  await using shop = await shopWithCart()
  const { result, headers } = await shop.view()
  expect(headers.get('cache-control')).toBe('no-store')
  expect(result).toMatchObject({
    draft: {},
    shippingOptions: [],
    cart: { count: 1, country: 'AE' },
  })
  expect(result.paymentOptions).toEqual([
    expect.objectContaining({ id: 'card', title: 'Card', refusal: null }),
    expect.objectContaining({ id: 'net_banking', refusal: null }),
    expect.objectContaining({
      id: 'pay_in_4',
      hint: '4 payments of AED\u00a081.25, without interest',
      refusal: null,
    }),
    expect.objectContaining({ id: 'cash_on_delivery', refusal: null }),
  ])
})

test('four payments that are not even are not said to be', async () => {
  await using shop = await shopWithCart({ price: 300_01 })
  const hintIn = async (language_code: 'en' | 'arb') => {
    const { result } = await shop.customer.call('GET checkout/get-checkout', {
      query: { language_code },
    })
    return result.paymentOptions.find(({ id }) => id === 'pay_in_4')?.hint
  }
  expect(await hintIn('en')).toBe('4 payments, the first of AED\u00a081.26, without interest')
  expect(await hintIn('arb')).toBe('4 دفعات أولاها 81.26\u00a0د.إ، بلا فوائد')
})

test('once a country is known, its delivery methods are offered with prices and days', async () => {
  await using shop = await shopWithCart()
  shop.setClock('2026-11-23T06:00:00Z')
  const { result } = await shop.save({ address })
  expect(result.shippingOptions).toEqual([
    {
      id: 'uae-standard',
      title: 'Standard delivery',
      price: 25_00,
      arrival: { earliest: '2026-11-25', latest: '2026-11-26' },
      pickup: null,
    },
    {
      id: 'uae-express',
      title: 'Express delivery',
      price: 45_00,
      arrival: { earliest: '2026-11-24', latest: '2026-11-24' },
      pickup: null,
    },
    {
      id: 'boutique',
      title: 'Pickup at the boutique',
      price: 0,
      arrival: { earliest: '2026-11-23', latest: '2026-11-24' },
      pickup: { address: 'Al Wasl Road, Dubai', hours: 'Saturday to Thursday, 10 to 8' },
    },
  ])
  expect(result.cart.totals).toMatchObject({ shipping: 25_00, total: 325_00 })

  const express = await shop.save({ shippingMethod: 'uae-express' })
  expect(express.result.draft.shippingMethod).toBe('uae-express')
  expect(express.result.cart.totals).toMatchObject({ shipping: 45_00, freeShipping: null })
  expect(express.result.cart.lines[0]?.arrival).toEqual({
    earliest: '2026-11-24',
    latest: '2026-11-24',
  })
  expect((await shop.view()).result.cart.totals.shipping).toBe(45_00)
  const cart = await shop.customer.call('GET guest-cart/get-cart')
  expect(cart.result).toEqual({ ...express.result.cart, unusableCodes: [] })
})

test('another country has other delivery methods, and the method chosen before is cleared', async () => {
  await using shop = await shopWithCart({ price: 800_00 })
  await shop.save({ address, shippingMethod: 'uae-express' })
  const gulf = await shop.save({ address: { ...address, country: 'SA' } })
  expect(gulf.result.draft.shippingMethod).toBeUndefined()
  expect(gulf.result.shippingOptions).toMatchObject([{ id: 'gulf', price: 60_00 }])
  expect(gulf.result.cart).toMatchObject({
    country: 'SA',
    totals: { total: 860_00, freeShipping: { from: 1500_00, missing: 700_00 } },
  })
  await putInCart(shop.customer, shop.product)
  expect((await shop.view()).result.shippingOptions).toMatchObject([{ id: 'gulf', price: 0 }])
  const world = await shop.save({ address: { ...address, country: 'JP' } })
  expect(world.result.shippingOptions).toMatchObject([{ id: 'world', price: 150_00 }])
  expect(await shop.save({ shippingMethod: 'gulf' })).toMatchObject({ status: 200, errorCode: 304 })
  expect(await shop.save({ address, shippingMethod: 'world' })).toMatchObject({ errorCode: 304 })
  expect((await shop.view()).result.cart.country).toBe('JP')
})

test('free delivery depends on the amount after the discount, and all units arrive with the slowest', async () => {
  await using shop = await shopWithCart({ price: 250_00 })
  shop.setClock('2026-11-23T06:00:00Z')
  await addDiscount(shop.deps.db, { code: 'TEN', percent: 10 })
  await putInCart(shop.customer, shop.product)
  expect((await shop.save({ address })).result.shippingOptions[0]?.price).toBe(0)
  await shop.customer.call('POST guest-cart/apply-discount', { body: { code: 'TEN' } })
  expect((await shop.view()).result.shippingOptions[0]?.price).toBe(25_00)
  await putInCart(shop.customer, shop.product, {
    customSizeId: await saveCustomSize(shop.customer),
  })
  const { shippingOptions, cart } = (await shop.view()).result
  expect(shippingOptions[0]).toMatchObject({
    price: 0,
    arrival: { earliest: '2026-12-12', latest: '2026-12-13' },
  })
  expect(cart.lines.map(({ arrival }) => arrival?.latest)).toEqual(['2026-12-13', '2026-12-13'])
})

test('cash on delivery says why it is not for this order', async () => {
  await using shop = await shopWithCart({ price: 1990_00 })
  const cash = async (language_code: 'en' | 'arb' = 'en') => {
    const { result } = await shop.customer.call('GET checkout/get-checkout', {
      query: { language_code },
    })
    return result.paymentOptions.find(({ id }) => id === 'cash_on_delivery')?.refusal
  }
  expect(await cash()).toBe(null)
  await shop.save({ address: { ...address, country: 'SA' } })
  expect(await cash()).toBe('Not in your country')
  expect(await cash('arb')).toBe('غير متاح في بلدكِ')
  await shop.save({ address, shippingMethod: 'uae-express' })
  expect(await cash()).toBe('For orders up to AED\u00a02,000')
  expect(await cash('arb')).toBe('للطلبات حتى 2,000\u00a0د.إ')
  await putInCart(shop.customer, shop.product, {
    customSizeId: await saveCustomSize(shop.customer),
  })
  expect(await cash()).toBe('Not for pieces sewn to your measure')
  // Even without that unit, the country would be the reason.
  await shop.save({ address: { ...address, country: 'SA' } })
  expect(await cash()).toBe('Not in your country')
})

test('payment methods that no provider accepts are not offered', async () => {
  await using shop = await shopWithCart()
  shop.deps.payments = shop.deps.payments.slice(1)
  const ids = async () => (await shop.view()).result.paymentOptions.map(({ id }) => id)
  expect(await ids()).toEqual(['card', 'net_banking', 'pay_in_4'])
  shop.deps.payments = []
  expect(await ids()).toEqual([])
})

test('a method that no provider takes in the currency of the prices is not shown', async () => {
  await using shop = await shopWithCart()
  const ids = async () => (await shop.view()).result.paymentOptions.map(({ id }) => id)
  expect(await ids()).toContain('pay_in_4')
  await saveSetting(shop.deps.db, 'currency', 'QAR')
  expect(await ids()).toEqual(['card', 'net_banking', 'cash_on_delivery'])
})

test('a draft stores what was typed, part by part and half-typed', async () => {
  await using shop = await shopWithCart()
  await shop.save({ contact: { name: 'Mar ', email: 'mari', phone: '٠٥٠ ١٢' } })
  await shop.save({ address: { ...address, phone: '۰۵۰', alternateNumber: '٠٤' } })
  await shop.save({ paymentMethod: 'card' })
  await shop.save({})
  const billing = { sameAsDelivery: false, company: 'Nour LLC', taxNumber: '1', address: null }
  const { result } = await shop.save({ billing })
  expect(result.draft).toEqual({
    contact: { name: 'Mar ', email: 'mari', phone: '050 12' },
    address: { ...address, phone: '050', alternateNumber: '04' },
    billing,
    paymentMethod: 'card',
  })
  expect((await shop.view()).result.draft).toEqual(result.draft)
})

test('two forms that save at once both save their parts', async () => {
  await using shop = await shopWithCart()
  await Promise.all([
    shop.save({ contact }),
    shop.save({ address }),
    shop.save({ paymentMethod: 'card' }),
  ])
  expect((await shop.view()).result.draft).toEqual({ contact, address, paymentMethod: 'card' })
})

test('a draft with fields, values or lengths that no form has is refused', async () => {
  await using shop = await shopWithCart()
  await shop.save({ contact })
  const refused: object[] = [
    { total: 1 },
    { contact: { ...contact, role: 'admin' } },
    { contact: { name: 'Mariam' } },
    { contact: { ...contact, name: 'x'.repeat(101) } },
    { address: { ...address, country: 'Emirates' } },
    { address: { ...address, country: 'ae' } },
    { address: { ...address, price: 1 } },
    { address: { ...address, type: 'palace' } },
    { paymentMethod: 'shells' },
    { shippingMethod: 7 },
    { billing: { sameAsDelivery: 'yes' } },
  ]
  for (const draft of refused) {
    expect(await shop.save(draft as CheckoutDraft)).toMatchObject({ status: 400, errorCode: 1 })
  }
  expect(await shop.save({ shippingMethod: 'pigeon' })).toMatchObject({
    status: 200,
    errorCode: 304,
  })
  expect((await shop.view()).result.draft).toEqual({ contact })
})

test('a draft holds what a database cannot, cleaned', async () => {
  await using shop = await shopWithCart()
  const name = 'مريم\u0000\ud800\u202e'
  const { result } = await shop.save({
    contact: { ...contact, name },
    address: { ...address, city: name },
  })
  expect(result.draft).toMatchObject({
    contact: { name: 'مريم\ufffd' },
    address: { city: 'مريم\ufffd' },
  })
})

test('drafts are of one guest, and another site writes none', async () => {
  await using shop = await shopWithCart()
  await shop.save({ contact })
  const other = shop.guest()
  await putInCart(other, shop.product)
  expect((await other.call('GET checkout/get-checkout')).result.draft).toEqual({})
  const reply = await shop.customer.call('POST checkout/save-draft', {
    body: { draft: { contact: { ...contact, name: 'Mallory' } } },
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect(reply).toMatchObject({ status: 403, errorCode: 6 })
  expect((await shop.view()).result.draft.contact?.name).toBe('Mariam')
  expect(await shop.deps.db.$count(carts)).toBe(2)
})
