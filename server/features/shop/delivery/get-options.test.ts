import { expect, test } from 'vitest'
import { addProduct, putInCart } from '../../../test/fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'
import { defaultSettings, saveSetting } from '../settings/settings.ts'

test('a country has its delivery methods, with their prices and arrival days', async () => {
  await using shop = await testShop()
  shop.setClock('2026-11-23T06:00:00Z')
  const { result } = await shop.call('GET delivery/get-options', {
    query: { language_code: 'en', country_code: 'SA' },
  })
  expect(result).toEqual({
    country: { code: 'SA', name: 'Saudi Arabia' },
    options: [
      {
        id: 'gulf',
        title: 'Gulf courier',
        price: 6000,
        freeFrom: 150_000,
        arrival: { earliest: '2026-11-28', latest: '2026-11-30' },
      },
    ],
  })
})

test('the shop and the call name a country as the page would', async () => {
  await using shop = await testShop()
  const nameIn = async (language_code: 'en' | 'arb', country_code: string) =>
    (await shop.call('GET delivery/get-options', { query: { language_code, country_code } })).result
      .country.name
  expect(await nameIn('en', 'GB')).toBe('the United Kingdom')
  expect(await nameIn('arb', 'SA')).toBe('السعودية')
  const merchant = (await shop.call('GET shop/get-shop', { query: { language_code: 'en' } })).result
  expect(merchant.delivery).toEqual({
    country: { code: 'AE', name: 'the United Arab Emirates' },
    options: [
      { price: 2500, freeFrom: 50_000 },
      { price: 4500, freeFrom: null },
    ],
  })
})

test('a country that the shop does not deliver to has no delivery method', async () => {
  await using shop = await testShop()
  const { shipping } = defaultSettings
  await saveSetting(
    shop.deps.db,
    'shipping',
    shipping.filter(({ id }) => id !== 'world'),
  )
  const { result } = await shop.call('GET delivery/get-options', { query: { country_code: 'JO' } })
  expect(result).toEqual({ country: { code: 'JO', name: 'Jordan' }, options: [] })
})

test.each([
  ['no country', { country_code: 'ZZ' }],
  ['no code', { country_code: 'Saudi' }],
  ['more sewing than a year', { country_code: 'SA', lead_days: 400 }],
])('%s is refused', async (_, query) => {
  await using shop = await testShop()
  expect(await shop.call('GET delivery/get-options', { query })).toMatchObject({
    status: 400,
    errorCode: 1,
  })
})

test.each([
  ['hangs ready', {}, undefined],
  ['is made to order', { madeToOrder: true, leadDays: 5 }, 5],
])(
  "call, cart and checkout give the same arrival in the shopper's country for a product that %s",
  async (_, given, lead_days) => {
    await using shop = await testShop()
    shop.setClock('2026-11-23T06:00:00Z')
    const guest = shop.guest()
    await putInCart(guest, await addProduct(shop.deps.db, { id: 'test-noor', ...given }))
    const { result: notified } = await guest.call('POST checkout/save-draft', {
      body: { draft: { country: 'SA' } },
    })
    const { options } = (
      await shop.call('GET delivery/get-options', {
        query: { country_code: 'SA', ...(lead_days && { lead_days }) },
      })
    ).result
    const { unusableCodes: _none, ...cart } = (await guest.call('GET guest-cart/get-cart')).result
    expect(cart.country).toBe('SA')
    expect(cart.totals.shipping).toBe(options[0]?.price)
    expect(cart.lines[0]?.arrival).toEqual(options[0]?.arrival)
    expect(notified.cart).toEqual(cart)
    const checkout = (await guest.call('GET checkout/get-checkout')).result
    expect(checkout.cart).toEqual(cart)
  },
)

test("the shopper's address overrides the country that the shopper named, and a country must be valid", async () => {
  await using shop = await testShop()
  const guest = shop.guest()
  await putInCart(guest, await addProduct(shop.deps.db, { id: 'test-noor' }))
  const save = (draft: object) => guest.call('POST checkout/save-draft', { body: { draft } })
  const address = {
    type: 'home',
    name: '',
    country: 'KW',
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
  await save({ address })
  expect((await save({ country: 'SA' })).result.cart.country).toBe('KW')
  expect(await save({ country: 'ZZ' })).toMatchObject({ status: 400, errorCode: 1 })
})
