import { expect, test } from 'vitest'
import { isEqual } from './one-form.ts'

test.each([
  [{ a: 1, b: { c: [1, 2], d: null } }, { b: { d: null, c: [1, 2] }, a: 1 }, true],
  [[1, 2], [2, 1], false],
  [{ a: undefined }, {}, true],
  [undefined, null, false],
  ['', undefined, false],
])('%j and %j are the same: %s', (a, b, same) => {
  expect(isEqual(a, b)).toBe(same)
})
