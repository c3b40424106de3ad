import { allocate, type Money } from '@rimal/contract/money'
import { canBear, isFor, type Promotion, type OfferedLine } from './promotion.ts'

/** The remaining amount of each line, in the order of the lines. */
export type Remaining = readonly Money[]

/**
 * Returns the amount that a promotion takes off each line: off all matching units together, in proportion to the
 * remaining amounts, so that a returned unit returns its share. Every amount is 0 if the budget of the promotion does
 * not cover the whole discount.
 */
export function sharePromotion(
  promotion: Promotion,
  lines: readonly OfferedLine[],
  left: Remaining,
): Money[] {
  const weights = lines.map((line, index) => (isFor(promotion, line) ? (left[index] ?? 0) : 0))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const amount = Math.min(whole, wanted(promotion, { lines, weights, whole }))
  return canBear(promotion, amount) ? allocate(amount, weights) : lines.map(() => 0)
}

type Meant = { lines: readonly OfferedLine[]; weights: Remaining; whole: Money }

function wanted({ kind, percent, amount, buy, get }: Promotion, meant: Meant): Money {
  if (kind === 'percent') return Math.floor((meant.whole * (percent ?? 0) * 2 + 100) / 200)
  if (kind === 'amount') return amount ?? 0
  if (kind === 'buy_n_get_m') return cheapest(meant, { buy: buy ?? 0, get: get ?? 0 })
  return 0
}

/** Returns the discount when `get` of every `buy` + `get` units are free: the cheapest units of all. */
function cheapest({ lines, weights }: Meant, { buy, get }: { buy: number; get: number }): Money {
  const prices = lines.flatMap(({ quantity }, index) => {
    const weight = weights[index] ?? 0
    return weight > 0 ? Array.from({ length: quantity }, () => Math.floor(weight / quantity)) : []
  })
  const free = Math.floor(prices.length / (buy + get)) * get
  return prices
    .toSorted((a, b) => a - b)
    .slice(0, free)
    .reduce((sum, price) => sum + price, 0)
}
