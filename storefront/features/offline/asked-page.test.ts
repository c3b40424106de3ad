import { expect, test } from 'vitest'
import { askedPage } from './asked-page.ts'

const home = '/ar/home'

test.each([
  ['/ar/product-list?size=56', '/ar/product-list?size=56'],
  ['/product-details/noor', '/product-details/noor'],
  ['/ar/checkout', '/ar/checkout'],
])('the page %s is opened when the connection returns', (asked, opened) => {
  expect(askedPage(asked, home)).toBe(opened)
})

test.each([
  null,
  '',
  '//evil.example/',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'https://',
  '/offline',
  '/ar/offline?page=/home',
])('%s leads to no other shop and never to the offline page itself', (asked) => {
  expect(askedPage(asked, home)).toBe(home)
})

test.each([
  '/x/..//evil.example',
  'http://shop//evil.example',
  '///evil.example',
  '/%5Cevil.example',
])('%s stays in the shop', (asked) => {
  const opened = new URL(askedPage(asked, home), 'https://shop.example')
  expect(opened.origin).toBe('https://shop.example')
})
