import { expect, test } from 'vitest'
import { testShop, type TestShop } from '../../test/test-shop.ts'
import { saveSetting } from './settings.ts'

async function shownBy(shop: TestShop, language_code: 'en' | 'arb' = 'en') {
  const { result } = await shop.call('GET shop/get-shop', { query: { language_code } })
  return { ...result, said: result.announcements.map(({ text }) => text) }
}

const inFour = 'Pay in 4, without interest'

test('the house shows the ways of paying that it takes, and says what they make possible', async () => {
  await using shop = await testShop()
  const { paymentMethods, paymentMarks, said } = await shownBy(shop)
  expect(paymentMethods).toEqual(['card', 'net_banking', 'pay_in_4', 'cash_on_delivery'])
  expect(paymentMarks).toEqual(['Visa', 'Mastercard'])
  expect(said).toContain(inFour)
  expect(said).toHaveLength(3)
  expect((await shownBy(shop, 'arb')).said).toContain('ادفعي على 4 دفعات بلا فوائد')
})

test('where nobody takes cards or instalments, nothing promises them', async () => {
  await using shop = await testShop({ paymentProviders: ['cash-on-delivery'] })
  const { paymentMethods, paymentMarks, said } = await shownBy(shop)
  expect(paymentMethods).toEqual(['cash_on_delivery'])
  expect(paymentMarks).toEqual([])
  expect(said).toHaveLength(2)
  expect(said).not.toContain(inFour)
})

test('a currency that no instalment provider takes promises none', async () => {
  await using shop = await testShop()
  await saveSetting(shop.deps.db, 'currency', 'QAR')
  const { paymentMethods, said } = await shownBy(shop)
  expect(paymentMethods).not.toContain('pay_in_4')
  expect(said).not.toContain(inFour)
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
  expect(first).toEqual({ text: '10% off your first order with {code}', code: 'WELCOME10' })
  // As a shop has stored it that knew no codes.
  const stored = { en: 'Open until 10, in HALL2', ar: 'نستقبلكِ حتى 10 في HALL2' }
  await saveSetting(shop.deps.db, 'announcements', [stored])
  shop.deps.windowCache.clear()
  expect((await shownBy(shop)).announcements).toEqual([{ text: stored.en, code: null }])
})
