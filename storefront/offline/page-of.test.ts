import { expect, test } from 'vitest'
import { pageOf } from './page-of.ts'

const shop = 'https://shop.example'

test.each([
  ['/product-details/noor', '/product-details/noor?item=noor-black', true],
  ['/product-details/noor?item=noor-black', '/product-details/noor?item=noor-navy#reviews', true],
  ['/home', '/home#questions', true],
  ['/product-details/noor', '/product-details/lulua', false],
  ['/product-details/noor', '/ar/product-details/noor', false],
  ['/product-list', '/product-list?size=56', false],
  ['/product-list?size=56', '/product-list?size=56&page=2', false],
])('from %s to %s is the same page: %s', (from, to, isSame) => {
  expect(pageOf(shop + from) === pageOf(shop + to)).toBe(isSame)
})
