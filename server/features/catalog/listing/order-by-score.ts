import { type Bits, countBits, hasBit } from './bits.ts'
import type { WordAnswer } from './search/word-answer.ts'

/** The answer of a search word, and its higher weight for being rare. */
export type WeighedAnswer = { answer: WordAnswer; rarity: number }

/** Sorts the found products, the best answer first; equal ones stay in the given order, the best-selling first. */
export function orderByScore(
  order: Int32Array,
  products: Bits,
  words: readonly WeighedAnswer[],
): Int32Array {
  const found = new Int32Array(countBits(products))
  let total = 0
  for (const at of order) if (hasBit(products, at)) found[total++] = at
  return sortByScore(found, scoresOf(found, words))
}

/** The sum of what the words say of each. */
function scoresOf(found: Int32Array, words: readonly WeighedAnswer[]): Uint16Array {
  const sums = new Uint16Array(found.length)
  for (const { answer, rarity } of words) {
    const weighed = new Uint16Array(256)
    for (let score = 0; score < 256; score++) weighed[score] = Math.round(score * rarity)
    for (let place = 0; place < found.length; place++) {
      const score = answer.scores[found[place] ?? 0] ?? 0
      sums[place] = (sums[place] ?? 0) + (weighed[score] ?? 0)
    }
  }
  return sums
}

/** Scores are small whole numbers, so they are counted rather than compared. */
function sortByScore(found: Int32Array, scores: Uint16Array): Int32Array {
  let highest = 0
  for (const score of scores) if (score > highest) highest = score
  const next = new Uint32Array(highest + 1)
  for (const score of scores) next[score] = (next[score] ?? 0) + 1
  let above = 0
  for (let score = highest; score >= 0; score--) {
    const count = next[score] ?? 0
    next[score] = above
    above += count
  }
  const result = new Int32Array(found.length)
  for (let place = 0; place < found.length; place++) {
    const score = scores[place] ?? 0
    const to = next[score] ?? 0
    result[to] = found[place] ?? 0
    next[score] = to + 1
  }
  return result
}
