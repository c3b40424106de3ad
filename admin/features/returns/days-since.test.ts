import { expect, test } from 'vitest'
import { daysSince } from './days-since.ts'

test.each([
  ['2026-11-26T10:00:00Z', 0],
  ['2026-11-25T10:00:01Z', 0],
  ['2026-11-25T10:00:00Z', 1],
  ['2026-11-01T00:00:00Z', 25],
  ['2026-11-27T00:00:00Z', 0],
])('%s is %i days ago', (instant, days) => {
  expect(daysSince(instant, new Date('2026-11-26T10:00:00Z'))).toBe(days)
})
