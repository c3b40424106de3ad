import { expect, test } from 'vitest'
import { differenceFor, readDifference, signed } from './signed.ts'

test.each([
  ['5', 5],
  ['+5', 5],
  ['-3', -3],
  ['−3', -3],
  ['٣', 3],
  ['-٣', -3],
  ['\u200e-3', -3],
  ['', undefined],
  ['-', undefined],
  ['2.5', undefined],
])('“%s” is read as %s', (typed, difference) => {
  expect(readDifference(typed)).toBe(difference)
})

test('a difference is written with its sign', () => {
  expect([5, -2, 0].map(signed)).toEqual(['+5', '−2', '0'])
})

test('damaged units leave, delivered units arrive, and a correction does either', () => {
  expect(differenceFor('damage', 3)).toBe(-3)
  expect(differenceFor('delivery', -3)).toBe(3)
  expect(differenceFor('correction', -3)).toBe(-3)
})
