import { expect, test } from 'vitest'
import { permissionOf, placeOf } from './navigation.ts'

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

test.each([
  ['/', undefined],
  ['/account', undefined],
  ['/orders/RM-20400', 'orders.read'],
  ['/content', 'content.read'],
  ['/content/home', 'content.read'],
  ['/content/banners', 'content.edit'],
  ['/content/banners/7', 'content.edit'],
  ['/content/messages/order_hold', 'content.edit'],
])('the page %s needs the permission %s', (path, needs) => {
  expect(permissionOf(path)).toBe(needs)
})
