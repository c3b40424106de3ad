import { expect, test } from 'vitest'
import { calendarAddress, calendarDays } from './calendar-days.ts'

const today = '2026-11-26'

test.each([
  [null, '2026-11-26', '2026-12-02'],
  ['2026-12-28', '2026-12-28', '2027-01-03'],
  ['2026-02-31', '2026-11-26', '2026-12-02'],
  ['soon', '2026-11-26', '2026-12-02'],
])('the calendar from %s shows %s to %s', (asked, first, last) => {
  const days = calendarDays(asked, today)
  expect(days).toHaveLength(7)
  expect([days[0], days.at(-1)]).toEqual([first, last])
})

test('the address names the first day, unless it is today', () => {
  expect(calendarAddress('2026-12-03', today)).toBe('/visits/calendar?from=2026-12-03')
  expect(calendarAddress(today, today)).toBe('/visits/calendar')
})
