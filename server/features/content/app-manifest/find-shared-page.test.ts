import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findSharedPage } from './find-shared-page.ts'

const origin = 'https://shop.example'

function find(shared: { title?: string; text?: string; url?: string }, language = 'en') {
  const whole = { title: '', text: '', url: '', ...shared }
  return findSharedPage(whole, { origin, language: language as 'en' | 'arb' })
}

test.each([
  [
    { url: `${origin}/product-details/noor?item=noor-black` },
    '/product-details/noor?item=noor-black',
  ],
  [{ text: `Look: ${origin}/ar/product-list/open/work` }, '/ar/product-list/open/work'],
  [{ title: 'Noor', text: `${origin}/wishlist/0a1b` }, '/wishlist/0a1b'],
  [{ text: `https://other.example/x ${origin}/faq` }, '/faq'],
  [{ text: `Noor ${origin}/home#top` }, '/home'],
  [{ text: `Look (${origin}/product-details/noor).` }, '/product-details/noor'],
  [{ text: `انظري ${origin}/ar/faq، ثم اطلبي` }, '/ar/faq'],
  [{ url: `${origin}///product-details/noor` }, '/product-details/noor'],
  [{ url: `${origin}/ar//product-details/noor` }, '/ar/product-details/noor'],
])('a link of this shop in %j opens its page', (shared, page) => {
  expect(find(shared)).toBe(page)
})

test.each([
  [{ text: 'black velvet' }, 'en', '/search?q=black%20velvet'],
  [{ title: 'عباية سوداء' }, 'arb', `/ar/search?q=${encodeURIComponent('عباية سوداء')}`],
  [
    { text: 'An abaya https://other.example/a', url: 'https://other.example/a' },
    'en',
    '/search?q=An%20abaya',
  ],
  [{ text: ' \n\u0000 ' }, 'en', '/home'],
  [{ url: 'https://other.example/a' }, 'arb', '/ar/home'],
  [{}, 'en', '/home'],
])('%j is searched for, or opens the home page', (shared, language, page) => {
  expect(find(shared, language)).toBe(page)
})

test.each([
  'https://shop.example.evil.example/home',
  'https://shop.example@evil.example/home',
  'https://evil.example/https://shop.example/home',
  'http://shop.example/home',
  'https://shop.example:8443/home',
  'https://shop.example//evil.example',
  'https://shop.example/\\evil.example',
  'https://shop.example/home/..//evil.example',
  'https://shop.example/product-details//evil.example',
  'https://shop.example/admin',
  'https://shop.example/api/identity/log-out',
  'https://shop.example/simulator/x',
  'https://shop.example/shared?url=https://evil.example',
  'javascript:alert(1)//https://shop.example',
  'data:text/html,https://shop.example',
])('%s opens no page by itself', (url) => {
  expect(find({ url })).toMatch(/^\/(home|search\?q=[\w%.-]+)$/)
})

test('a link that is longer than any of this shop opens no page', () => {
  expect(find({ url: `${origin}/product-details/${'a'.repeat(2000)}` })).toBe('/home')
})

test('whatever is shared leads to a page of this shop', () => {
  const part = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.constantFrom(
      '//',
      '\\',
      '/',
      '@',
      '.',
      'https://',
      origin,
      '/ar',
      '/product-details/',
      '\n',
    ),
  )
  const text = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.record({ title: text, text, url: text }), (shared) => {
      const page = find(shared)
      expect(page).toMatch(/^\/[a-z]/)
      expect(new URL(page, origin).origin).toBe(origin)
    }),
  )
})
