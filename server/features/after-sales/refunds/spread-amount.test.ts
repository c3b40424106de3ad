import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadAmount } from './spread-amount.ts'

test.each([
  ['the only line takes all of it', [[0, 500]], 120, [[0, 120]]],
  [
    'lines share it by what is left of them',
    [
      [0, 300],
      [1, 100],
    ],
    100,
    [
      [0, 75],
      [1, 25],
    ],
  ],
  [
    'the rest of a division goes to one line',
    [
      [0, 100],
      [1, 100],
      [2, 100],
    ],
    100,
    [
      [0, 33],
      [1, 34],
      [2, 33],
    ],
  ],
  [
    'a line that would get nothing is left out',
    [
      [0, 10_000],
      [1, 1],
    ],
    10,
    [[0, 10]],
  ],
  ['more than is left is not spread', [[0, 100]], 101, undefined],
  ['nothing is left', [], 1, undefined],
] as const)('%s', (_, lines, amount, parts) => {
  const left = lines.map(([position, rest]) => ({ position, left: rest }))
  expect(spreadAmount(left, amount)).toEqual(
    parts?.map(([position, part]) => ({ position, amount: part })),
  )
})

test('the parts add up to the amount, and none is more than its line has left', () => {
  const anyLines = fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(anyLines, fc.double({ min: 0, max: 1, noNaN: true }), (lefts, share) => {
      const all = lefts.reduce((sum, left) => sum + left, 0)
      const amount = Math.max(1, Math.round(all * share))
      const parts = spreadAmount(
        lefts.map((left, position) => ({ position, left })),
        amount,
      )
      expect(parts?.reduce((sum, part) => sum + part.amount, 0)).toBe(amount)
      for (const part of parts ?? []) {
        expect(part.amount).toBeGreaterThan(0)
        expect(part.amount).toBeLessThanOrEqual(lefts[part.position] ?? 0)
      }
    }),
  )
})
