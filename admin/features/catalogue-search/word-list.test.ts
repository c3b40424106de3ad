import { expect, test } from 'vitest'
import { joinWords, splitWords } from './word-list.ts'

test.each([
  ['abaya, عباية, abya', ['abaya', 'عباية', 'abya']],
  ['عباية، بشت؛ كاب', ['عباية', 'بشت', 'كاب']],
  ['eid abaya\n\n  عباية العيد ', ['eid abaya', 'عباية العيد']],
  [' , ,', []],
])('%j is %j', (text, words) => {
  expect(splitWords(text)).toEqual(words)
})

test('what is written is read again as the same words', () => {
  const words = ['eid abaya', 'عباية العيد']
  for (const language of ['en', 'arb'] as const) {
    expect(splitWords(joinWords(words, language))).toEqual(words)
  }
})
