import { expect, test } from 'vitest'
import { testShop, type TestShop } from '../../test/test-shop.ts'
import { saveSetting } from './settings.ts'

async function shownBy(shop: TestShop, language_code: 'en' | 'arb' = 'en') {
  return (await shop.call('GET shop/get-shop', { query: { language_code } })).result
}

const inFour = 'Pay in 4, without interest'

test('the house shows the ways of paying that it takes, and says what they make possible', async () => {
  await using shop = await testShop()
  const { paymentMethods, paymentMarks, announcements } = await shownBy(shop)
  expect(paymentMethods).toEqual(['card', 'net_banking', 'pay_in_4', 'cash_on_delivery'])
  expect(paymentMarks).toEqual(['Visa', 'Mastercard'])
  expect(announcements).toContain(inFour)
  expect(announcements).toHaveLength(3)
  expect((await shownBy(shop, 'arb')).announcements).toContain('ادفعي على 4 دفعات بلا فوائد')
})

test('where nobody takes cards or instalments, nothing promises them', async () => {
  await using shop = await testShop({ paymentProviders: ['cash-on-delivery'] })
  const { paymentMethods, paymentMarks, announcements } = await shownBy(shop)
  expect(paymentMethods).toEqual(['cash_on_delivery'])
  expect(paymentMarks).toEqual([])
  expect(announcements).toHaveLength(2)
  expect(announcements).not.toContain(inFour)
})

test('a currency that no instalment provider takes promises none', async () => {
  await using shop = await testShop()
  await saveSetting(shop.deps.db, 'currency', 'QAR')
  const { paymentMethods, announcements } = await shownBy(shop)
  expect(paymentMethods).not.toContain('pay_in_4')
  expect(announcements).not.toContain(inFour)
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
  expect((await shownBy(shop)).announcements).toEqual(['New pieces'])
})
