import { dictionaryOf } from '@rimal/contract/words/all-words'
import { expect, test } from 'vitest'
import { createWords } from '../../i18n/words.tsx'
import { momentText } from './moment-text.ts'

const english = createWords('en', dictionaryOf('en'))
const arabic = createWords('arb', dictionaryOf('arb'))

test.each([
  ['Asia/Dubai', 'Sun 22 November, 01:05', 'الأحد 22 نوفمبر، 01:05'],
  ['Asia/Riyadh', 'Sun 22 November, 00:05', 'الأحد 22 نوفمبر، 00:05'],
  ['Europe/London', 'Sat 21 November, 21:05', 'السبت 21 نوفمبر، 21:05'],
  ['Asia/Kathmandu', 'Sun 22 November, 02:50', 'الأحد 22 نوفمبر، 02:50'],
])('a moment is written by the clock of a shop in %s, wherever it is read', (timeZone, en, ar) => {
  const instant = '2026-11-21T21:05:00Z'
  expect(momentText(instant, { timeZone, words: english })).toBe(en)
  expect(momentText(instant, { timeZone, words: arabic })).toBe(ar)
})
