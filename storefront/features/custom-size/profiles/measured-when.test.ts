import { dictionaryOf } from '@rimal/contract/words/all-words'
import { expect, test } from 'vitest'
import { createWords } from '../../../i18n/words.tsx'
import { measuredWhen } from './measured-when.ts'

const english = createWords('en', dictionaryOf('en'))
const arabic = createWords('arb', dictionaryOf('arb'))

test.each([
  ['Asia/Dubai', 'Measured on 1\u00a0January 2027', 'أُخذت يوم 1\u00a0يناير 2027'],
  ['Europe/London', 'Measured on 31\u00a0December 2026', 'أُخذت يوم 31\u00a0ديسمبر 2026'],
])('the day of measuring is that of a shop in %s', (timeZone, en, ar) => {
  const stored = { measuredAt: '2026-12-31T21:30:00.000Z', source: 'customer' } as const
  expect(measuredWhen(stored, { timeZone, words: english })).toBe(en)
  expect(measuredWhen(stored, { timeZone, words: arabic })).toBe(ar)
})
