import type { Money } from '@rimal/contract/money'

/** What is left of a line of an invoice, in minor units. */
export type LeftOfLine = { position: number; left: Money }

/**
 * Spreads an amount over the lines of an invoice, in proportion to what is left of each; undefined if less is left. The
 * parts add up to the amount, and no part is more than its line has left.
 */
export function spreadAmount(
  lines: readonly LeftOfLine[],
  amount: Money,
): { position: number; amount: Money }[] | undefined {
  const all = lines.reduce((sum, { left }) => sum + left, 0)
  if (amount > all) return undefined
  let before = 0
  return lines.flatMap(({ position, left }) => {
    const upTo = (sum: Money) => Math.round((amount * sum) / all)
    const part = upTo(before + left) - upTo(before)
    before += left
    return part > 0 ? [{ position, amount: part }] : []
  })
}
