import { expect, test } from 'vitest'
import { dayIn, daysIn } from './day-filters.ts'

test.each([
  ['2026-11-24', '2026-11-24'],
  ['2026-02-31', ''],
  ['0002-11-24', ''],
  ['1899-12-31', ''],
  ['soon', ''],
  [null, ''],
])('%j in the address is the day %j', (text, day) => {
  expect(dayIn(text)).toBe(day)
})

test('only what is a day is asked for', () => {
  const days = (search: string) => daysIn(new URLSearchParams(search))
  expect(days('dayFrom=2026-02-31&dayUntil=2026-03-01')).toEqual({ dayUntil: '2026-03-01' })
  expect(days('')).toEqual({})
})
