import { dictionaryOf } from '@rimal/contract/words/all-words'
import { afterEach, expect, test } from 'vitest'
import { createWords } from '../../i18n/words.tsx'
import { momentText } from './moment-text.ts'

const english = createWords('en', dictionaryOf('en'))
const arabic = createWords('arb', dictionaryOf('arb'))
const zone = process.env.TZ

afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

test.each([
  ['Asia/Dubai', 'Sun 22\u00a0November, 01:05', 'الأحد 22\u00a0نوفمبر، 1:05\u00a0صباحاً'],
  ['Asia/Riyadh', 'Sun 22\u00a0November, 00:05', 'الأحد 22\u00a0نوفمبر، 12:05\u00a0بعد منتصف الليل'],
  ['Europe/London', 'Sat 21\u00a0November, 21:05', 'السبت 21\u00a0نوفمبر، 9:05\u00a0مساءً'],
  ['Asia/Kathmandu', 'Sun 22\u00a0November, 02:50', 'الأحد 22\u00a0نوفمبر، 2:50\u00a0صباحاً'],
])('a moment is written in the zone of a device in %s', (timeZone, en, ar) => {
  const instant = '2026-11-21T21:05:00Z'
  process.env.TZ = timeZone
  expect(momentText(instant, english)).toBe(en)
  expect(momentText(instant, arabic)).toBe(ar)
})
