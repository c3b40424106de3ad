import { expect, test } from 'vitest'
import { nextOf } from './doors.ts'

test.each([
  ['the page she was going to', '/checkout', '/checkout'],
  ['with its step', '/checkout?step=payment', '/checkout?step=payment'],
  ['in either language', '/ar/checkout', '/checkout'],
  ['none', null, null],
  ['another shop', 'https://other.example/checkout', null],
  ['another door', '/my-account', null],
  ['the same door, with its question', '/user-login?next=/checkout', null],
])('the way on from a door: %s', (_what, next, way) => {
  expect(nextOf(next)).toBe(way)
})

test.each(['//other.example', '/\\other.example', '/ar//other.example'])(
  'no way on leaves the shop: %s',
  (next) => {
    expect(nextOf(next)).toBe('/other.example')
  },
)
