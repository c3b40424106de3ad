import { dictionaryOf } from '@rimal/contract/words/all-words'
import { expect, test } from 'vitest'
import { createWords } from '../../i18n/words.tsx'
import { deadlineText, momentText } from './moment-text.ts'

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

test('a deadline names the zone of the shop where her clock shows another hour', () => {
  const until = (here: string, words = english) =>
    deadlineText('2026-11-21T14:47:00Z', { timeZone: 'Asia/Dubai', words, here })
  expect(until('Asia/Dubai')).toBe('Sat 21 November, 18:47')
  expect(until('Asia/Muscat')).toBe('Sat 21 November, 18:47')
  expect(until('Asia/Riyadh')).toBe('Sat 21 November, 18:47 (Gulf Standard Time)')
  expect(until('Asia/Riyadh', arabic)).toBe('السبت 21 نوفمبر، 18:47 (توقيت الخليج)')
})
