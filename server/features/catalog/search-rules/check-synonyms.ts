import type { FieldErrors } from '@rimal/contract/endpoint'
import type { SynonymFields } from '@rimal/contract/staff/search-rules'
import { cleanText } from '@rimal/contract/text/clean-text'
import { searchWords } from '@rimal/contract/text/normalise-text'

/** Returns the fields without blanks and without characters that cannot be stored. */
export function cleanSynonyms({ kind, words, finds }: SynonymFields): SynonymFields {
  return { kind, words: cleanWords(words), finds: kind === 'one_way' ? cleanWords(finds) : [] }
}

/** Returns what is wrong with cleaned fields, by field: each entry is one word, and no word stands twice. */
export function checkSynonyms({ kind, words, finds }: SynonymFields): FieldErrors {
  const needed = kind === 'same' ? 2 : 1
  return {
    ...checkWords('words', words, needed),
    ...(kind === 'one_way' ? checkWords('finds', finds, 1, words) : {}),
  }
}

function checkWords(
  name: 'words' | 'finds',
  words: readonly string[],
  needed: number,
  others: readonly string[] = [],
): FieldErrors {
  const wrong: FieldErrors = {}
  const known = new Set(others.flatMap(searchWords))
  for (const [index, word] of words.entries()) {
    const [text, ...more] = searchWords(word)
    if (text === undefined || more.length > 0) wrong[`${name}.${index}`] = 'one_word'
    else if (known.has(text)) wrong[`${name}.${index}`] = 'duplicate'
    else known.add(text)
  }
  if (Object.keys(wrong).length === 0 && words.length < needed) {
    wrong[name] = needed === 2 ? 'two_words' : 'required'
  }
  return wrong
}

function cleanWords(words: readonly string[]): string[] {
  return words.map((word) => cleanText(word).trim()).filter((word) => word !== '')
}
