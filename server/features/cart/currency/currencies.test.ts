import { errors } from '@rimal/contract/errors'
import { decimalsOf, formatMoney, fromDecimal, toDecimalString } from '@rimal/contract/money'
import { expect, test } from 'vitest'
import { addDiscount, addProduct, putInCart } from '../../../test/fixtures.ts'
import { customerOf } from '../../../test/identity-fixtures.ts'
import { staffOf } from '../../../test/staff-fixtures.ts'
import { noon, placeOrder, press, readOrder } from '../../../test/order-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'
import { villa } from '../../../test/visit-fixtures.ts'
import { saveSetting } from '../../shop/settings/settings.ts'

const riyadh = {
  ...villa,
  country: 'SA',
  state: '',
  city: 'الرياض',
  district: 'العليا',
  addressLineOne: 'طريق الملك فهد 12',
}

async function shopWithStaff() {
  const shop = await testShop()
  shop.setClock(noon)
  const { db } = shop.deps
  await saveSetting(db, 'otherCurrencies', [
    {
      currency: 'KWD',
      rate: '12.05',
      maxCash: 0,
      refundLimit: 0,
      shipping: [
        { id: 'gulf', price: 4_500, freeFrom: 100_000 },
        { id: 'uae-standard', price: 2_000, freeFrom: null },
      ],
    },
  ])
  const owner = await staffOf(shop, { name: 'Huda' })
  const priced = await addProduct(db, { id: 'try-a', price: 300_00 })
  const unpriced = await addProduct(db, { id: 'try-b', price: 200_00 })
  const prices = [{ product: 'try-a', currency: 'KWD', price: 24_750, compareAt: 30_000 }]
  await owner.call('POST staff/set-prices', { body: { prices } })
  const guest = shop.guest()
  const choose = (currency: string, who = guest) =>
    who.call('POST cart/choose-currency', { body: { language_code: 'en', currency } })
  return {
    shop,
    owner,
    guest,
    priced,
    unpriced,
    choose,
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

test.each([
  ['AED', 2, '1250.50', 'AED\u00a01,250.50'],
  ['SAR', 2, '1250.50', 'SAR\u00a01,250.50'],
  ['QAR', 2, '1250.50', 'QAR\u00a01,250.50'],
  ['KWD', 3, '125.050', 'KWD\u00a0125.050'],
  ['BHD', 3, '125.050', 'BHD\u00a0125.050'],
  ['OMR', 3, '125.050', 'OMR\u00a0125.050'],
])('%s has %i decimals, read and written', (currency, decimals, machine, people) => {
  expect(decimalsOf(currency)).toBe(decimals)
  const minor = fromDecimal(machine, currency)
  expect(minor).toBe(125_050)
  expect(toDecimalString(minor, currency)).toBe(machine)
  expect(formatMoney(minor, { currency, language: 'en' })).toBe(people)
})

test('a cart is priced in the chosen currency, including delivery and the free delivery threshold', async () => {
  await using given = await shopWithStaff()
  const { guest, priced, choose } = given
  await putInCart(guest, priced)
  const { result } = await choose('KWD')
  expect(result.totals).toMatchObject({
    currency: 'KWD',
    subtotal: 24_750,
    shipping: 2_000,
    total: 26_750,
  })
  expect(result.currencies).toEqual(['AED', 'KWD'])
  expect(result.lines).toMatchObject([{ unitPrice: 24_750, compareAt: 30_000, notes: [] }])
  const back = await choose('AED')
  expect(back.result.totals).toMatchObject({ currency: 'AED', subtotal: 300_00, shipping: 25_00 })
  expect(back.result.lines).toMatchObject([{ unitPrice: 300_00, notes: [] }])
})

test('a product without a price in a currency is not sold in it, and its line says so', async () => {
  await using given = await shopWithStaff()
  const { guest, priced, unpriced, choose } = given
  await putInCart(guest, unpriced)
  await putInCart(guest, priced)
  const { result } = await choose('KWD')
  expect(result.lines.map(({ buyable, notes }) => [buyable, notes])).toEqual([
    [false, ['other_currency']],
    [true, []],
  ])
  expect(result.totals.subtotal).toBe(24_750)
})

test('a price is compared only with a price that the shopper saw in the same currency', async () => {
  await using given = await shopWithStaff()
  const { owner, guest, unpriced, choose } = given
  await putInCart(guest, unpriced)
  await choose('KWD')
  const prices = [{ product: 'try-b', currency: 'KWD', price: 16_500, compareAt: null }]
  await owner.call('POST staff/set-prices', { body: { prices } })
  const notesIn = async () => {
    const { result } = await guest.call('GET guest-cart/get-cart')
    return result.lines.map(({ unitPrice, notes }) => ({ unitPrice, notes }))
  }
  expect(await notesIn()).toEqual([{ unitPrice: 16_500, notes: [] }])
  // The shop no longer accepts dinars, and then changes its own currency.
  const set = (name: 'otherCurrencies' | 'currency', value: unknown, force = false) =>
    owner.call('POST staff/change-setting', { body: { name, value, force } })
  await set('otherCurrencies', [])
  const { rows } = await given.shop.deps.pool.query('select distinct currency from carts')
  expect(rows).toEqual([{ currency: null }])
  expect(await notesIn()).toEqual([{ unitPrice: 200_00, notes: [] }])
  expect(await set('currency', 'SAR')).toMatchObject({
    errorCode: errors.currency_keeps_numbers.number,
  })
  expect((await set('currency', 'SAR', true)).errorCode).toBe(0)
  expect(await notesIn()).toEqual([{ unitPrice: 200_00, notes: [] }])
})

test('an order retains its currency and its document, also when the shop no longer accepts the currency', async () => {
  await using given = await shopWithStaff()
  const { shop, guest, priced, choose } = given
  await putInCart(guest, priced)
  await choose('KWD')
  const draft = { address: riyadh }
  const saved = await guest.call('POST checkout/save-draft', {
    body: { language_code: 'en', draft },
  })
  expect(saved.result.shippingOptions).toMatchObject([{ id: 'gulf', price: 4_500 }])
  const input = { address: riyadh, shippingMethod: 'gulf', paymentMethod: 'card' } as const
  const placed = await placeOrder({ guest, total: 29_250 }, input)
  expect(placed.errorCode).toBe(0)
  await saveSetting(shop.deps.db, 'otherCurrencies', [])
  const order = await readOrder(shop, placed.result.orderToken)
  expect(order.totals).toMatchObject({ currency: 'KWD', total: 29_250, shipping: 4_500 })
  const { rows } = await shop.deps.pool.query('select currency, amount from payment_attempts')
  expect(rows).toEqual([{ currency: 'KWD', amount: 29_250 }])
})

test("a cart in a currency that the shop no longer accepts is in the shop's own currency again", async () => {
  await using given = await shopWithStaff()
  const { shop, guest, priced, choose } = given
  await putInCart(guest, priced)
  await choose('KWD')
  await saveSetting(shop.deps.db, 'otherCurrencies', [])
  const { result } = await guest.call('GET guest-cart/get-cart')
  expect(result.totals).toMatchObject({ currency: 'AED', subtotal: 300_00 })
  expect(result.currencies).toEqual(['AED'])
  expect(await choose('KWD')).toMatchObject({ status: 400, fields: { currency: 'not_offered' } })
})

test('an order is refused that was seen in another currency', async () => {
  await using given = await shopWithStaff()
  const { guest, priced, choose } = given
  await putInCart(guest, priced)
  await choose('KWD')
  const refused = await placeOrder({ guest, total: 325_00 })
  expect(refused.errorCode).toBe(errors.price_changed.number)
})

test('a promotion of an amount counts in the currency it was made in, one of a share in all', async () => {
  await using given = await shopWithStaff()
  const { shop, guest, priced, choose } = given
  await addDiscount(shop.deps.db, { code: 'SHARE10', percent: 10 })
  await putInCart(guest, priced)
  await choose('KWD')
  await guest.call('POST guest-cart/apply-discount', {
    body: { language_code: 'en', code: 'SHARE10' },
  })
  const { result } = await guest.call('GET guest-cart/get-cart')
  expect(result.totals.discount).toBe(2_475)
  await shop.deps.pool.query(`update promotions set minimum = 1 where code = 'SHARE10'`)
  const limited = await guest.call('GET guest-cart/get-cart')
  expect(limited.result.totals.discount).toBe(0)
  expect(limited.result.codeRefusal?.reason).toBe('other_currency')
})

test('the cart of a guest retains its currency at login', async () => {
  await using given = await shopWithStaff()
  const { shop, guest, priced, choose } = given
  await putInCart(guest, priced)
  await choose('KWD')
  const customer = await customerOf(shop, { email: 'mariam@example.com', guest })
  const { result } = await customer.call('GET guest-cart/get-cart')
  expect(result.totals).toMatchObject({ currency: 'KWD', subtotal: 24_750 })
  expect(result.lines).toMatchObject([{ notes: [] }])
})

test('its invoice states the VAT in the currency of the shop too, and so does what takes it back', async () => {
  await using given = await shopWithStaff()
  const { shop, guest, priced, choose } = given
  await putInCart(guest, priced)
  await choose('KWD')
  const { result } = await placeOrder({ guest, total: 26_750 })
  await press(shop, result.paymentToken, 'approve')
  const { orderToken } = result
  await guest.call('POST order/cancel-order', {
    body: { order: orderToken, reason: 'other', note: 'x' },
  })
  const { documents } = (
    await shop.call('GET order/tax-documents/{orderToken}', { params: { orderToken } })
  ).result
  expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note'])
  for (const { totals, inOwnCurrency } of documents) {
    expect(totals).toMatchObject({ total: 26_750, vat: 1_274 })
    // 26.750 and 1.274 dinars at 12.05.
    expect(inOwnCurrency).toEqual({ currency: 'AED', rate: '12.05', total: 322_34, vat: 15_35 })
  }
})
