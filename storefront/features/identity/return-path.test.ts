import { expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

test.each([
  ['the page that asked for the login', '/checkout', '/checkout'],
  ['with what it shows', '/product-list?size=56', '/product-list?size=56'],
  ['in either language', '/ar/cart', '/cart'],
  ['none', undefined, '/my-account'],
  ['another shop', 'https://other.example/cart', '/my-account'],
  ['a way in', '/user-registration?a=1', '/my-account'],
])('the page to return to after logging in: %s', (_what, from, option) => {
  expect(returnPath(from)).toBe(option)
})

test.each(['//other.example', '/\\other.example', '/ar//other.example'])(
  'the page to return to is always in this shop: %s',
  (from) => {
    expect(returnPath(from)).toBe('/other.example')
  },
)
