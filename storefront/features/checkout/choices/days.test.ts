import { dictionaryOf } from '@rimal/contract/words/all-words'
import { expect, test } from 'vitest'
import { createWords } from '../../../i18n/words.tsx'
import { arrivalText } from './arrival-text.ts'
import { instalmentDays } from './instalment-dates.ts'

test.each([
  [
    [2026, 10, 21],
    ['2026-11-21', '2026-12-21', '2027-01-21', '2027-02-21'],
  ],
  [
    [2026, 0, 31],
    ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'],
  ],
  [
    [2027, 10, 30],
    ['2027-11-30', '2027-12-30', '2028-01-30', '2028-02-29'],
  ],
] as const)('four payments from %j are a month apart', ([year, month, day], days) => {
  expect(instalmentDays(new Date(year, month, day), 4)).toEqual(days)
})

test.each([
  ['2026-11-26', '2026-11-26', 'Thu 26 November', 'الخميس 26 نوفمبر'],
  ['2026-11-26', '2026-11-28', 'Thu 26 to Sat 28 November', 'الخميس 26 إلى السبت 28 نوفمبر'],
  [
    '2026-11-30',
    '2026-12-02',
    'Mon 30 November to Wed 2 December',
    'الاثنين 30 نوفمبر إلى الأربعاء 2 ديسمبر',
  ],
])('%s to %s is said as people do', (earliest, latest, en, ar) => {
  const arrival = { earliest, latest }
  expect(arrivalText(arrival, createWords('en', dictionaryOf('en')))).toBe(en)
  expect(arrivalText(arrival, createWords('arb', dictionaryOf('arb')))).toBe(ar)
})
