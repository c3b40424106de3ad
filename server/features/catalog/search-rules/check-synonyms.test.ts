import { expect, test } from 'vitest'
import { checkSynonyms, cleanSynonyms } from './check-synonyms.ts'

const same = (...words: string[]) => ({ kind: 'same' as const, words, finds: [] })
const oneWay = (words: string[], finds: string[]) => ({ kind: 'one_way' as const, words, finds })

test.each([
  [same('abaya', 'عباية', 'abya'), {}],
  [same('robe'), { words: 'two_words' }],
  [same('robe', 'long coat'), { 'words.1': 'one_word' }],
  [same('robe', '!?'), { 'words.1': 'one_word' }],
  [same('عباية', 'العبايه'), { 'words.1': 'duplicate' }],
  [oneWay(['kimono'], ['bisht']), {}],
  [oneWay([], ['bisht']), { words: 'required' }],
  [oneWay(['kimono'], []), { finds: 'required' }],
  [oneWay(['kimono'], ['Kimono']), { 'finds.0': 'duplicate' }],
])('%j is refused for %j', (fields, wrong) => {
  expect(checkSynonyms(fields)).toEqual(wrong)
})

test('blanks and signs of direction are not stored, and only one-way synonyms find other words', () => {
  expect(cleanSynonyms({ kind: 'same', words: [' robe\u200f ', ' '], finds: ['bisht'] })).toEqual(
    same('robe'),
  )
})
