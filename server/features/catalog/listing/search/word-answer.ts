import type { Text } from '@rimal/contract/language'
import { type Bits, newBits, setBit } from '../bits.ts'
import { writtenIn } from './search-synonyms.ts'
import type { Candidate } from './vocabulary.ts'

/** What one word of a search says of each product. */
export type WordAnswer = {
  candidates: Candidate[]
  /** Whether the word stands in the catalogue as typed, or was taken for one that resembles it. */
  typed: boolean
  /** Whether no product says the word, and the products of the nearest words answer it. */
  nearest: boolean
  products: Bits
  total: number
  /** An exact word tells more than any begun or mistyped one. */
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

/** The likeliest of what may have been meant: what most products say, in the letters of each language. */
export function writtenOf({ candidates }: WordAnswer): Text {
  const [likeliest] = candidates.toSorted(
    (a, b) => Number(b.exact) - Number(a.exact) || b.term.postings.length - a.term.postings.length,
  )
  if (!likeliest) return { en: '', ar: '' }
  const { written, term } = likeliest
  const inLetters = (side: keyof Text) => writtenIn(side, { written, meaning: term.meaning })
  return { en: inLetters('en'), ar: inLetters('ar') }
}
