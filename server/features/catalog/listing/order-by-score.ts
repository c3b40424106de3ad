import { type Bits, hasBit } from './bits.ts'

const highest = 65_535

/**
 * What was found, the best answer first. Scores are small whole numbers, so they are counted rather
 * than compared, and equal ones stay in the order given: what sells best.
 */
export function orderByScore(
  order: Int32Array,
  { products, total }: { products: Bits; total: number },
  scores: Uint16Array,
): Int32Array {
  const places = new Uint32Array(highest + 2)
  for (const at of order) {
    const after = highest - (scores[at] ?? 0) + 1
    if (hasBit(products, at)) places[after] = (places[after] ?? 0) + 1
  }
  for (let score = 1; score < places.length; score++) {
    places[score] = (places[score] ?? 0) + (places[score - 1] ?? 0)
  }
  const result = new Int32Array(total)
  for (const at of order) {
    if (!hasBit(products, at)) continue
    const score = highest - (scores[at] ?? 0)
    const place = places[score] ?? 0
    result[place] = at
    places[score] = place + 1
  }
  return result
}
