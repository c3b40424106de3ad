import { expect, test } from 'vitest'
import { staffOf } from '../../../test/staff-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'
import { defaultSettings, saveSetting } from '../../shop/settings/settings.ts'

async function shownBy(shop: TestShop, language_code: 'en' | 'arb' = 'en') {
  const { result } = await shop.call('GET shop/get-shop', { query: { language_code } })
  return { ...result, said: result.announcements.map(({ text }) => text) }
}

const inFour = 'Pay in 4, without interest'

test('the house shows the ways of paying that it takes, and says what they make possible', async () => {
  await using shop = await testShop()
  const { paymentMethods, paymentMarks, said } = await shownBy(shop)
  expect(paymentMethods).toEqual(['card', 'pay_in_4', 'cash_on_delivery'])
  expect(paymentMarks).toEqual(['Visa', 'Mastercard'])
  expect(said).toContain(inFour)
  expect(said).toHaveLength(4)
  expect((await shownBy(shop, 'arb')).said).toContain('ادفعي على 4 دفعات بلا فوائد')
})

test('where nobody takes cards or instalments, nothing promises them', async () => {
  await using shop = await testShop({ paymentProviders: ['cash-on-delivery'] })
  const { paymentMethods, paymentMarks, said } = await shownBy(shop)
  expect(paymentMethods).toEqual(['cash_on_delivery'])
  expect(paymentMarks).toEqual([])
  expect(said).toHaveLength(3)
  expect(said).not.toContain(inFour)
})

test('currencies that no instalment provider takes promise none', async () => {
  await using shop = await testShop()
  await saveSetting(shop.deps.db, 'otherCurrencies', [])
  await saveSetting(shop.deps.db, 'currency', 'QAR')
  const { paymentMethods, said } = await shownBy(shop)
  expect(paymentMethods).not.toContain('pay_in_4')
  expect(said).not.toContain(inFour)
})

test.each([
  ['AED', []],
  ['SAR', ['mada']],
  ['KWD', ['KNET']],
  ['BHD', ['Benefit']],
  ['OMR', ['OmanNet']],
  ['QAR', ['NAPS']],
])('a shop in %s shows net banking by its networks %j', async (currency, networks) => {
  for (const provider of ['simulator', 'tap'] as const) {
    await using shop = await testShop({ paymentProviders: [provider] })
    await saveSetting(shop.deps.db, 'otherCurrencies', [])
    await saveSetting(shop.deps.db, 'currency', currency)
    const { paymentMethods, paymentMarks } = await shownBy(shop)
    expect(paymentMethods.includes('net_banking')).toBe(networks.length > 0)
    expect(paymentMarks).toEqual(['Visa', 'Mastercard', ...networks])
  }
})

test('cash that is taken in no country is no way of paying', async () => {
  await using shop = await testShop()
  await saveSetting(shop.deps.db, 'cashOnDelivery', { countries: [], maxTotal: 200_000 })
  expect((await shownBy(shop)).paymentMethods).not.toContain('cash_on_delivery')
})

test('marks belong to the methods of whoever takes them', async () => {
  await using shop = await testShop()
  shop.deps.payments = [
    {
      name: 'cash-on-delivery',
      methods: ['cash_on_delivery'],
      marks: { cash_on_delivery: ['Cash'], card: ['Visa'] },
      online: false,
    },
    ...shop.deps.payments,
  ]
  expect((await shownBy(shop)).paymentMarks).toEqual(['Visa', 'Mastercard', 'Cash'])
})

test('a sentence of the owner that needs no way of paying is always said', async () => {
  await using shop = await testShop({ paymentProviders: [] })
  await saveSetting(shop.deps.db, 'announcements', [
    { en: 'New pieces', ar: 'قطع جديدة' },
    { en: 'Cash', ar: 'نقداً', needs: 'cash_on_delivery' },
  ])
  expect((await shownBy(shop)).said).toEqual(['New pieces'])
})

test('a discount code stands in its sentence by name, and not by looking like one', async () => {
  await using shop = await testShop()
  const [first] = (await shownBy(shop)).announcements
  expect(first).toMatchObject({ text: '10% off your first order with {code}', code: 'WELCOME10' })
  // As a shop has stored it that knew no codes.
  const stored = { en: 'Open until 10, in HALL2', ar: 'نستقبلكِ حتى 10 في HALL2' }
  await saveSetting(shop.deps.db, 'announcements', [stored])
  shop.deps.pageCache.clear()
  expect((await shownBy(shop)).announcements).toEqual([{ text: stored.en, code: null }])
})

test('from which amount delivery is free is said in the currency of each country, as the settings are', async () => {
  await using shop = await testShop()
  const freeIn = async (language: 'en' | 'arb') => {
    shop.deps.pageCache.clear()
    const { announcements } = await shownBy(shop, language)
    return announcements.flatMap(({ text, countries }) =>
      countries ? [[...countries, text.replaceAll('\u00a0', ' ')]] : [],
    )
  }
  expect(await freeIn('en')).toEqual([
    ['AE', 'Free delivery in the UAE from AED 500'],
    ['SA', 'Free delivery to Saudi Arabia from SAR 1,550'],
  ])
  await saveSetting(shop.deps.db, 'otherCurrencies', [])
  expect(await freeIn('arb')).toEqual([
    ['AE', 'توصيل مجاني داخل الإمارات ابتداءً من 500 د.إ'],
    ['SA', 'توصيل مجاني إلى السعودية ابتداءً من 1,500 د.إ'],
  ])
  const { shipping } = defaultSettings
  await saveSetting(
    shop.deps.db,
    'shipping',
    shipping.map((method) => ({ ...method, freeFrom: null })),
  )
  expect(await freeIn('en')).toEqual([])
})

test('what orders in another currency are paid by is told beside the own of the shop', async () => {
  await using shop = await testShop()
  const { otherPayments } = await shownBy(shop)
  expect(otherPayments).toEqual([
    {
      currency: 'SAR',
      paymentMethods: ['card', 'net_banking', 'pay_in_4', 'cash_on_delivery'],
      paymentMarks: ['Visa', 'Mastercard', 'mada'],
    },
  ])
})

test('an announcement is shown only while its discount code works', async () => {
  await using shop = await testShop()
  const codes = async () => (await shownBy(shop)).announcements.flatMap(({ code }) => code ?? [])
  expect(await codes()).toEqual(['WELCOME10'])
  const owner = await staffOf(shop)
  const { result } = await owner.call('GET staff/list-offers')
  const welcome = result.find(({ code }) => code === 'WELCOME10')
  await owner.call('POST staff/end-offer', { body: { offerId: welcome?.offerId ?? '' } })
  await expect.poll(codes).toEqual([])
})
