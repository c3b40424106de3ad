import { expect, test } from 'vitest'
import { matchesOrder } from './match-order.ts'

const order = { number: 'RM-020431', name: 'Mariam Al Mansoori', phone: '+971501234567' }

test.each([
  ['', true],
  ['RM-020431', true],
  ['20431', true],
  ['٢٠٤٣١', true],
  ['mansoori', true],
  ['050 123 45', true],
  ['+971 50 123 4567', true],
  ['00971501234567', true],
  ['987', false],
  ['000', false],
  ['RM 020431', true],
  ['Fatima', false],
])('the order is found by “%s”: %s', (search, isFound) => {
  expect(matchesOrder(order, search)).toBe(isFound)
})
