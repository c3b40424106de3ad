import { expect, test } from 'vitest'
import { placeOf } from './navigation.ts'

test.each([
  ['/', '/'],
  ['/orders/RM-20400', '/orders'],
  ['/orders/packing', '/orders'],
  ['/catalogue/order/latest', '/catalogue'],
  ['/catalogue/search/pinned/7', '/catalogue/search'],
  ['/products-of-another-place', undefined],
  ['/account', undefined],
])('the page %s belongs to the place %s', (path, place) => {
  expect(placeOf(path)?.path).toBe(place)
})
