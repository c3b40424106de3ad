import { expect, test } from 'vitest'
import { languageOf } from './language-of.ts'

test.each([
  ['The cloth falls well', 'arb', 'en'],
  ['خامة ناعمة', 'en', 'arb'],
  ['خامة ناعمة جداً من Rimal', 'en', 'arb'],
  ['10/10', 'arb', 'arb'],
] as const)('%s, written on a page in %s, is in %s', (text, page, language) => {
  expect(languageOf(text, page)).toBe(language)
})
