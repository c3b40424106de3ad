import { expect, test } from 'vitest'
import { inchesOf, quartersOf } from './quarter-inches.ts'

test.each([
  ['21', 84],
  ['21.25', 85],
  ['21,5', 86],
  ['٢١٫٧٥', 87],
  ['21 1/4', 85],
  ['21 1/2', 86],
  ['', undefined],
  ['0', undefined],
  ['21.3', undefined],
  ['long', undefined],
])('%s inches are %s quarters', (typed, quarters) => {
  expect(quartersOf(typed)).toBe(quarters)
})

test('quarters are written as inches', () => {
  expect(inchesOf(85)).toBe('21.25')
  expect(inchesOf(84)).toBe('21')
})
