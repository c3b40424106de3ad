import { expect, test } from 'vitest'
import { installsByHand, maySuggest } from './may-suggest.ts'

const second = { path: '/home', visits: 2, isInstalled: false, wasSuggested: false }

test('the app is suggested on the second visit, or after an order, and not before', () => {
  expect(maySuggest(second)).toBe(true)
  expect(maySuggest({ ...second, path: '/ar/product-details/noor' })).toBe(true)
  expect(maySuggest({ ...second, visits: 1 })).toBe(false)
  expect(maySuggest({ ...second, visits: 1, path: '/ar/order/abc' })).toBe(true)
  expect(maySuggest({ ...second, visits: 1, path: '/order-details/abc' })).toBe(false)
})

test.each(['/home', '/ar/product-list', '/order/abc', '/ar/order/abc'])(
  'the app is not suggested again on %s, and not within the app',
  (path) => {
    expect(maySuggest({ ...second, path })).toBe(true)
    expect(maySuggest({ ...second, path, wasSuggested: true })).toBe(false)
    expect(maySuggest({ ...second, path, isInstalled: true })).toBe(false)
  },
)

test.each([
  '/checkout',
  '/ar/checkout',
  '/checkout/',
  '/payment/abc',
  '/ar/payment/abc',
  '/belling-details',
  '/guest-checkout-modal',
  '/custom-size-modal',
  '/queue',
  '/ar/offline',
  '/user-login',
  '/user-registration',
  '/forgot-password',
  '/set-password',
  '/edit-address/abc',
  '/new-delivery/abc',
  '/ar/order-return/abc',
  '/order-cancel-modal',
  '/find-order',
  '/review/abc',
  '/ar/contact',
])('the app is never suggested on %s', (path) => {
  expect(maySuggest({ ...second, path })).toBe(false)
})

test.each(['/', '/ar', '/cart', '/checkouts', '/reviews', '/product-list/payment', '/my-order'])(
  'the app may be suggested on %s',
  (path) => {
    expect(maySuggest({ ...second, path })).toBe(true)
  },
)

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [`${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, 5, true],
  [`${mac} Version/18.5 Safari/605.1.15`, 5, true],
  [`${mac} Version/18.5 Safari/605.1.15`, 0, false],
  [`${iphone} CriOS/142.0 Mobile/15E148 Safari/604.1`, 5, false],
  [`${iphone} Mobile/15E148 Instagram 400.0`, 5, false],
  [
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
    5,
    false,
  ],
])('%s with %i touch points installs by hand: %s', (userAgent, maxTouchPoints, expected) => {
  expect(installsByHand({ userAgent, maxTouchPoints })).toBe(expected)
})
