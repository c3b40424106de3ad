import { expect, test } from 'vitest'
import { sourceStorefront } from '../../../test/source-storefront.ts'
import { staffOf } from '../../../test/staff-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'
import { defaultSettings, saveSetting } from '../../shop/settings/settings.ts'

async function shownBy(shop: TestShop, language_code: 'en' | 'arb' = 'en') {
  const { result } = await shop.call('GET shop/get-shop', { query: { language_code } })
  return { ...result, said: result.announcements.map(({ text }) => text) }
}

const inFour = 'Pay in 4, without interest'

test('the storefront shows the payment methods that the shop accepts, and the announcements that depend on them', async () => {
  await using shop = await testShop()
  const { paymentMethods, paymentMarks, said } = await shownBy(shop)
  expect(paymentMethods).toEqual(['card', 'pay_in_4', 'cash_on_delivery'])
  expect(paymentMarks).toEqual(['Visa', 'Mastercard'])
  expect(said).toContain(inFour)
  expect(said).toHaveLength(4)
  expect((await shownBy(shop, 'arb')).said).toContain('ادفعي على 4 دفعات بلا فوائد')
})

test('a shop without cards and instalments mentions neither', async () => {
  await using shop = await testShop({ paymentProviders: ['cash-on-delivery'] })
  const { paymentMethods, paymentMarks, said } = await shownBy(shop)
  expect(paymentMethods).toEqual(['cash_on_delivery'])
  expect(paymentMarks).toEqual([])
  expect(said).toHaveLength(3)
  expect(said).not.toContain(inFour)
})

test('currencies without an instalment provider mention no instalments', async () => {
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

test('cash on delivery that is accepted in no country is not listed as a payment method', async () => {
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

test('an announcement that needs no payment method is always shown', async () => {
  await using shop = await testShop({ paymentProviders: [] })
  await saveSetting(shop.deps.db, 'announcements', [
    { en: 'New pieces', ar: 'قطع جديدة' },
    { en: 'Cash', ar: 'نقداً', needs: 'cash_on_delivery' },
  ])
  expect((await shownBy(shop)).said).toEqual(['New pieces'])
})

test('an announcement names its discount code explicitly, and similar text is not taken for a code', async () => {
  await using shop = await testShop()
  const [first] = (await shownBy(shop)).announcements
  expect(first).toMatchObject({ text: '10% off your first order with {code}', code: 'WELCOME10' })
  // An announcement as a shop stored it before announcements could name codes.
  const stored = { en: 'Open until 10, in HALL2', ar: 'نستقبلكِ حتى 10 في HALL2' }
  await saveSetting(shop.deps.db, 'announcements', [stored])
  shop.deps.pageCache.clear()
  expect((await shownBy(shop)).announcements).toEqual([{ text: stored.en, code: null }])
})

test('the amount for free delivery is shown in the currency of each country, as set in the settings', async () => {
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

test("the payment methods of other currencies are listed beside those of the shop's own currency", async () => {
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

test('an announcement is shown from its beginning to its end, also on a page that is cached', async () => {
  await using shop = await testShop({}, { storefront: await sourceStorefront() })
  const page = async () => (await fetch(`${shop.address}/about`)).text()
  shop.setClock('2026-11-26T08:00:00Z')
  await saveSetting(shop.deps.db, 'announcements', [
    { en: 'Always', ar: 'دائماً' },
    {
      en: 'National Day hours',
      ar: 'دوام اليوم الوطني',
      link: 'page:contact',
      from: '2026-12-01T20:00:00Z',
      until: '2026-12-03T20:00:00Z',
    },
  ])
  expect((await shownBy(shop)).said).toEqual(['Always'])
  expect(await page()).not.toContain('National Day')
  shop.setClock('2026-12-01T20:00:00Z')
  expect((await shownBy(shop)).announcements[1]).toMatchObject({ code: null, to: '/contact' })
  expect(await page()).toContain('National Day hours')
  shop.setClock('2026-12-03T19:59:59Z')
  expect((await shownBy(shop)).said).toHaveLength(2)
  shop.setClock('2026-12-03T20:00:00Z')
  expect((await shownBy(shop)).said).toEqual(['Always'])
  expect(await page()).not.toContain('National Day')
})

test.each([
  [{ link: 'javascript:alert(1)' }, 'announcements.0.link', 'invalid'],
  [{ link: '//evil.example' }, 'announcements.0.link', 'invalid'],
  [{ until: 'tomorrow' }, 'announcements.0.until', 'invalid'],
  [{ from: '2026-13-45T00:00:00Z' }, 'announcements.0.from', 'malformed'],
  [
    { from: '2026-12-02T00:00:00Z', until: '2026-12-01T00:00:00Z' },
    'announcements.0.until',
    'ends_first',
  ],
])('an announcement with %j is refused', async (parts, field, code) => {
  await using shop = await testShop()
  const owner = await staffOf(shop)
  const { result } = await owner.call('GET staff/get-setting-group/{group}', {
    params: { group: 'announcements' },
  })
  const refused = await owner.call('POST staff/save-settings', {
    body: {
      group: 'announcements',
      revision: result.revision,
      values: { announcements: [{ en: 'New', ar: 'جديد', ...parts }] },
    },
  })
  expect(refused).toMatchObject({ status: 400, fields: { [field]: code } })
})

test('an announcement is shown only while its discount code works', async () => {
  await using shop = await testShop()
  const codes = async () => (await shownBy(shop)).announcements.flatMap(({ code }) => code ?? [])
  expect(await codes()).toEqual(['WELCOME10'])
  const owner = await staffOf(shop)
  const { items } = (await owner.call('GET staff/list-promotions')).result
  const welcome = items.find(({ code }) => code === 'WELCOME10')
  await owner.call('POST staff/end-promotion', {
    body: { promotionId: welcome?.promotionId ?? '' },
  })
  await expect.poll(codes).toEqual([])
})
