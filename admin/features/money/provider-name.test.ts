import { expect, test } from 'vitest'
import { providersAt } from './provider-name.ts'

test.each([
  ['shop.example', false],
  ['localhost.shop.example', false],
  ['localhost', true],
  ['127.0.0.1', true],
])('at %s the simulator is offered: %s', (hostname, isOffered) => {
  expect(providersAt(hostname).includes('simulator')).toBe(isOffered)
})
