import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies, decimalsOf } from '../money.ts'
import { atRate } from './at-rate.ts'

test.each([
  [24_750, 'KWD', 'AED', '12.05', 298_24],
  [1, 'KWD', 'AED', '12.05', 1],
  [100_00, 'SAR', 'AED', '0.979333', 97_93],
  [50, 'SAR', 'AED', '0.01', 1],
  [49, 'SAR', 'AED', '0.01', 0],
  [-24_750, 'KWD', 'AED', '12.05', -298_24],
  [100_00, 'AED', 'OMR', '0.104667', 10_467],
  [0, 'QAR', 'AED', '1.008', 0],
])('%i minor units of %s in %s at the rate %s', (minor, from, to, rate, expected) => {
  expect(atRate(minor, { from, to, rate })).toBe(expected)
})

test('at the rate 1 no amount changes by more than half a minor unit', () => {
  const known = fc.constantFrom(...currencies)
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), known, known, (minor, from, to) => {
      const there = atRate(minor, { from, to, rate: '1' })
      const exact = minor * 10 ** (decimalsOf(to) - decimalsOf(from))
      expect(Math.abs(there - exact)).toBeLessThanOrEqual(0.5)
    }),
  )
})

test.each(['', '-1', '1,5', '1.1234567', 'x'])('%s is not a rate', (rate) => {
  expect(() => atRate(1, { from: 'KWD', to: 'AED', rate })).toThrow(RangeError)
})
