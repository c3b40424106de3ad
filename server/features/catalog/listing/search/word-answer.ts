import type { Text } from '@rimal/contract/language'
import { type Bits, newBits, setBit } from '../bits.ts'
import { writtenIn } from './search-synonyms.ts'
import type { Candidate } from './vocabulary.ts'

/** The answer of one search word for each product. */
export type WordAnswer = {
  candidates: Candidate[]
  /** Whether the word is in the catalogue as typed, or a similar word was used instead. */
  typed: boolean
  /** Whether no product says the word, and the products of the nearest words answer it. */
  nearest: boolean
  products: Bits
  total: number
  /** The score of each product: an exact word scores higher than any begun or mistyped one. */
  scores: Uint8Array
}

/** Takes together what the candidates for one word say, for so many products. */
export function answerEvent(
  { candidates, typed, nearest }: Pick<WordAnswer, 'candidates' | 'typed' | 'nearest'>,
  capacity: number,
): WordAnswer {
  const products = newBits(capacity)
  const scores = new Uint8Array(capacity)
  let total = 0
  for (const { term, exact, quality } of candidates) {
    const scoreOf = new Uint8Array(16)
    for (let weight = 0; weight < 16; weight++) {
      scoreOf[weight] = (exact ? 128 : 0) + Math.ceil(weight * quality * 8)
    }
    for (const packed of term.postings.packed) {
      const at = packed >> 4
      const score = scoreOf[packed & 15] ?? 0
      const before = scores[at] ?? 0
      if (before === 0) {
        setBit(products, at)
        total++
      }
      if (score > before) scores[at] = score
    }
  }
  return { candidates, typed, nearest, products, total, scores }
}

/**
 * Returns the likeliest of the possible meanings: the one that most products contain, in the script of each
 * language.
 */
export function writtenOf({ candidates }: WordAnswer): Text {
  const [likeliest] = candidates.toSorted(
    (a, b) => Number(b.exact) - Number(a.exact) || b.term.postings.length - a.term.postings.length,
  )
  if (!likeliest) return { en: '', ar: '' }
  const { written, term } = likeliest
  const inLetters = (side: keyof Text) => writtenIn(side, { written, meaning: term.meaning })
  return { en: inLetters('en'), ar: inLetters('ar') }
}
