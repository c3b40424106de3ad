import type { LanguageCode } from '@rimal/contract/language'
import { dictionaryOf } from '@rimal/contract/words/all-words'
import { expect, test } from 'vitest'
import { createWords } from '../../../i18n/words.tsx'
import { priceRange } from './price-range.ts'

test.each<[LanguageCode, { min?: number; max?: number }, string]>([
  ['en', { min: 60000, max: 250000 }, 'AED\u00a0600 to 2,500'],
  ['en', { min: 60000 }, 'From AED\u00a0600'],
  ['en', { max: 80050 }, 'Up to AED\u00a0800.50'],
  ['arb', { min: 60000, max: 250000 }, 'من 600 إلى 2,500\u00a0د.إ'],
  ['arb', { max: 80000 }, 'حتى 800\u00a0د.إ'],
])('in %s the bounds %o read %s', (language, bounds, text) => {
  const words = createWords(language, dictionaryOf(language))
  expect(priceRange(words, 'AED', bounds)).toBe(text)
})
