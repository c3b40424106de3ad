import { expect, test } from 'vitest'
import { appLinks, appPaymentLink, isAppLink } from './app-links.ts'

test('the links of the app are the same pages in both languages', () => {
  const english = appLinks.filter((link) => !link.startsWith('/ar/'))
  expect(appLinks).toEqual([...english, ...english.map((link) => `/ar${link}`)])
  expect(appLinks.every((link) => /^\/[a-z/-]+\/\*$/.test(link))).toBe(true)
})

test.each([
  ['/product-details/linen-a', true],
  ['/ar/product-details/linen-a', true],
  ['/product-list/abayas/black', true],
  ['/order/0b9e', true],
  ['/product-details', false],
  ['/product-details/', false],
  ['/checkout', false],
  ['/ar/home', false],
  ['/orders/1', false],
  ['/fr/order/1', false],
])('%s opens in the app: %s', (path, expected) => {
  expect(isAppLink(path)).toBe(expected)
})

test('the page of a payment opens in the app by the id of the app', () => {
  expect(appPaymentLink('com.rimal.shop', 'abc')).toBe('com.rimal.shop://payment/abc')
})
