import { dictionaryOf } from '@rimal/contract/words/all-words'
import { expect, test } from 'vitest'
import { createWords } from '../../i18n/words.tsx'
import { arrivalOfAll, arrivalText, arrivalWords } from './arrival-words.ts'

test.each([
  ['2026-11-26', '2026-11-26', 'Thu 26\u00a0November', 'الخميس 26\u00a0نوفمبر'],
  [
    '2026-11-26',
    '2026-11-28',
    'Thu 26 to Sat 28\u00a0November',
    'الخميس 26 إلى السبت 28\u00a0نوفمبر',
  ],
  [
    '2026-11-30',
    '2026-12-02',
    'Mon 30\u00a0November to Wed 2\u00a0December',
    'الاثنين 30\u00a0نوفمبر إلى الأربعاء 2\u00a0ديسمبر',
  ],
])('%s to %s is said as people do', (earliest, latest, en, ar) => {
  const arrival = { earliest, latest }
  expect(arrivalText(arrival, createWords('en', dictionaryOf('en')))).toBe(en)
  expect(arrivalText(arrival, createWords('arb', dictionaryOf('arb')))).toBe(ar)
})

test('a product in the cart says when it arrives', () => {
  const english = createWords('en', dictionaryOf('en'))
  const arabic = createWords('arb', dictionaryOf('arb'))
  const day = { earliest: '2026-11-26', latest: '2026-11-26' }
  const days = { earliest: '2026-11-26', latest: '2026-11-28' }
  expect(arrivalWords(day, english)).toBe('Arrives Thu 26\u00a0November')
  expect(arrivalWords(days, english)).toBe('Arrives Thu 26 to Sat 28\u00a0November')
  expect(arrivalWords(days, arabic)).toBe('تصلكِ بين الخميس 26 والسبت 28\u00a0نوفمبر')
  expect(arrivalOfAll([{ arrival: day }, { arrival: null }, { arrival: days }])).toEqual(days)
})
