import { expect, test } from 'vitest'
import { isDated, isWorthFetching, kindOf, mayStore, mayStoreFile, storedAddress } from './rules.ts'

const origin = 'https://shop.example'
const reads = /^\/api\/(product\/get-product|language\/get-dictionary\/[^/]+)$/

function kind(path: string, asked: { mode?: RequestMode; method?: string; has?: string } = {}) {
  const { mode = 'cors', method = 'GET', has } = asked
  const url = new URL(path, origin).href
  return kindOf({ method, url, mode, headers: { has: (name) => name === has } }, { origin, reads })
}

test.each([
  '/home',
  '/ar/home',
  '/ar/product-details/noor?item=noor-black',
  '/product-list?size=56',
  '/cart',
  '/my-order',
  '/offline?page=/home',
])('the page %s has an answer without a connection', (path) => {
  expect(kind(path, { mode: 'navigate' })).toBe('page')
})

test.each([
  '/checkout?step=contact',
  '/ar/checkout',
  '/ar/belling-details',
  '/payment/abc',
  '/admin',
  '/admin/orders/1',
  '/simulator/pay/1',
  '/api/docs',
  '/invoice/abc/1.pdf',
  '/sitemap.xml',
  '/app.webmanifest',
  'https://other.example/home',
])('the service worker leaves %s to the browser', (path) => {
  expect(kind(path, { mode: 'navigate' })).toBeNull()
})

test('reads and files are answered, and nothing that a person or a write is in', () => {
  expect(kind('/api/product/get-product?id=noor')).toBe('read')
  expect(kind('/assets/kit-1234567.js')).toBe('file')
  expect(kind('/media/noor/640.webp?v=1', { mode: 'no-cors' })).toBe('file')
  expect(kind('/api/language/get-dictionary/arb?v=1')).toBe('file')
  expect(kind('/api/language/get-dictionary/arb')).toBe('read')
  expect(kind('/api/product/get-product/other')).toBeNull()
  expect(kind('/api/notifications/follow')).toBeNull()
  expect(kind('/api/staff/orders/list')).toBeNull()
  expect(kind('/api/product/get-product', { has: 'authorization' })).toBeNull()
  expect(kind('/media/noor/film.mp4', { has: 'range' })).toBeNull()
  expect(kind('/api/guest-cart/add-to-cart', { method: 'POST' })).toBeNull()
  expect(kind('/home', { mode: 'navigate', method: 'POST' })).toBeNull()
  expect(kind('https://pictures.example/assets/a.webp')).toBeNull()
})

function answer(
  cacheControl: string | null,
  given: { status?: number; redirected?: boolean } = {},
) {
  const headers = { get: (name: string) => (name === 'cache-control' ? cacheControl : null) }
  return { status: 200, redirected: false, headers, ...given }
}

test('an answer is stored only if every shared cache may hold it', () => {
  const ofPage = 'public, max-age=0, must-revalidate, s-maxage=300'
  expect(mayStore(answer(ofPage))).toBe(true)
  for (const personal of ['no-store', 'private, max-age=60', 'max-age=60', null]) {
    expect(mayStore(answer(personal))).toBe(false)
  }
  for (const status of [0, 206, 301, 404, 500, 503]) {
    expect(mayStore(answer(ofPage, { status }))).toBe(false)
  }
  expect(mayStore(answer(ofPage, { redirected: true }))).toBe(false)
})

test('a file is stored only if it is good for a day', () => {
  expect(mayStoreFile(answer('public, max-age=31536000, immutable'))).toBe(true)
  expect(mayStoreFile(answer('public, max-age=86400'))).toBe(true)
  for (const short of ['public, max-age=30', 'public, max-age=3600', 'public', 'no-store']) {
    expect(mayStoreFile(answer(short))).toBe(false)
  }
})

test('the marks of campaigns make no second copy of a page', () => {
  expect(storedAddress(`${origin}/home?utm_source=eid&gclid=1&ScCid=2&gad_source=1#top`)).toBe(
    `${origin}/home`,
  )
  expect(storedAddress(`${origin}/product-list?size=56&utm_medium=x&page=2`)).toBe(
    `${origin}/product-list?size=56&page=2`,
  )
})

test('a copy of texts has no age to show, and one of prices has', () => {
  expect(isDated(`${origin}/api/language/get-dictionary/arb?v=1`)).toBe(false)
  expect(isDated(`${origin}/api/product/get-product`)).toBe(true)
  expect(isDated(`${origin}/home`)).toBe(true)
})

test('a list with filters is not fetched only to be stored', () => {
  for (const path of ['/home', '/product-list/open', '/product-details/noor?item=noor-black']) {
    expect(isWorthFetching(origin + path)).toBe(true)
  }
  for (const path of ['/product-list?size=56', '/ar/product-list/open?page=2', '/search?q=noor']) {
    expect(isWorthFetching(origin + path)).toBe(false)
  }
})
