import type { Rows } from './row.ts'
import type { Things } from './things.ts'

/** Calls that read no identity, or another one than a shopper's. */
export function openRows({ noor, wishlistToken, paying }: Things) {
  const { paymentToken } = paying
  return {
    'GET customer/language-list': {},
    'GET language/get-dictionary/{language_code}': { input: { params: { language_code: 'en' } } },
    'GET shop/get-shop': {},
    'GET ip': {},
    'GET content/get-page': { reach: 'public', input: { query: { slug: 'about' } } },
    'GET content/get-banner': { input: { query: { on: 'home' } } },
    'POST type/list': { input: { body: {} } },
    'POST category/list': { input: { body: {} } },
    'GET home/get-home': { reach: 'public' },
    'GET product/list-products': {},
    'GET product/list-cards': { input: { query: { ids: noor.id } } },
    'GET product/get-product': { reach: 'public', input: { query: { id: noor.id } } },
    'GET product/list-reviews': { reach: 'public', input: { query: { id: noor.id } } },
    'GET search/suggest': { input: { query: { q: 'noor' } } },
    'GET delivery/get-options': { input: { query: { country_code: 'AE' } } },
    'GET visit/get-home-service': {},
    'GET visit/list-times': {},
    'POST product/notify-when-back': {
      input: { body: { sku: noor.skuOf(58), email: 'mariam@example.com' } },
    },
    'POST contact/send-message': {
      // The number is sent to the shop in an email and opens nothing.
      reach: 'nothing',
      input: {
        body: {
          name: 'Mariam Saeed',
          email: 'mariam@example.com',
          orderNumber: 'RM-1',
          message: 'When will it be ready?',
        },
      },
    },
    'POST shop/report-error': {
      input: {
        body: { name: 'Error', message: 'broken', stack: '', page: 'cart', build: 'kit.js' },
      },
    },
    'POST shop/report-vitals': {
      input: {
        body: { page: 'home', connection: '4g', vitals: [{ name: 'LCP', value: 1.2 }] },
      },
    },
    'POST newsletter/subscribe': { input: { body: { email: 'mariam@example.com' } } },
    'POST wishlist/show-guest-items': { input: { body: { itemIds: [noor.itemId] } } },
    'GET wishlist/get-shared/{token}': {
      reach: 'whoever',
      input: { params: { token: wishlistToken } },
    },
    'GET payment/get-status/{paymentToken}': {
      reach: 'whoever',
      input: { params: { paymentToken } },
    },
    'POST payment/webhook/{provider}': {
      input: { params: { provider: 'simulator' } },
      refusedWith: 403,
    },
  } satisfies Rows
}
