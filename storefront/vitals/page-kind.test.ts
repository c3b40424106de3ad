import { expect, test } from 'vitest'
import { pageKindOf } from './page-kind.ts'

test.each([
  ['/home', 'home'],
  ['/ar/product-list/best_seller', 'list'],
  ['/product-details/noor/noor-abaya', 'product'],
  ['/ar/order/0123456789abcdef0123456789abcdef', 'order'],
  ['/', 'other'],
  ['/constructor', 'other'],
  ['/about', 'other'],
])('%s is a page of the kind %s', (path, kind) => {
  expect(pageKindOf(path)).toBe(kind)
})
