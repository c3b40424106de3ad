import type { StaffWord } from '@rimal/contract/staff/words'
import { expect, test } from 'vitest'
import { formsOf, placeholdersOf, shownValue, valueText } from './word-text.ts'

const word: StaffWord = {
  key: 'units',
  shipped: {
    en: { one: 'One unit', other: '{count} units in {place}' },
    ar: {
      one: 'قطعة',
      two: 'قطعتان',
      few: '{count} قطع',
      many: '{count} قطعة',
      other: '{count} قطعة',
    },
  },
  own: { en: { one: 'A unit', other: '{count} units' } },
}

test('each language has the plural forms that it needs', () => {
  expect(formsOf(word, 'en')).toEqual(['one', 'other'])
  expect(formsOf(word, 'ar')).toEqual(['one', 'two', 'few', 'many', 'other'])
  const withNone = { ...word, shipped: { ...word.shipped, en: { zero: 'None', other: '{count}' } } }
  expect(formsOf(withNone, 'en')).toEqual(['zero', 'one', 'other'])
})

test('the text of the shop is shown in place of the shipped one', () => {
  expect(valueText(shownValue(word, 'en'))).toBe('A unit · {count} units')
  expect(valueText(shownValue(word, 'ar'))).toContain('قطعتان')
})

test('the parts that the shop fills in are those of the shipped text', () => {
  expect(placeholdersOf(word)).toEqual(['{count}', '{place}'])
})
