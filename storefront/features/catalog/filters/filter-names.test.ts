import type { LanguageCode } from '@rimal/contract/language'
import { dictionaryOf } from '@rimal/contract/words/all-words'
import { expect, test } from 'vitest'
import { createWords } from '../../../i18n/words.tsx'
import { chosenFilters } from './filter-names.ts'

const sizes = [{ id: '56', title: '56', count: 3, chosen: true }]

function removals(language: LanguageCode, search: string): string[] {
  const words = createWords(language, dictionaryOf(language))
  const list = { facets: { size: sizes } } as Parameters<typeof chosenFilters>[0]['list']
  const params = new URLSearchParams(search)
  return chosenFilters({ list, params, words, currency: 'AED' }).map(({ removal }) => removal)
}

test.each<[LanguageCode, string[]]>([
  ['en', ['Remove Size 56', 'Remove the price: AED\u00a05,300 to 5,400']],
  ['arb', ['إزالة مقاس 56', 'إزالة السعر (من 5,300 إلى 5,400\u00a0د.إ)']],
])('in %s a button says what it removes, and names a range as the price', (language, names) => {
  expect(removals(language, 'price_min=530000&price_max=540000')).toEqual(names)
})
