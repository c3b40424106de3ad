import type { CancelPreview } from '@rimal/contract/cancel-order'

export type ChosenLine = { lineId: string; quantity: number }

/**
 * Returns the chosen units that can still be cancelled; another device may have cancelled some of them meanwhile.
 */
export function stillThere(
  chosen: readonly ChosenLine[],
  { lines }: Pick<CancelPreview, 'lines'>,
): ChosenLine[] {
  return chosen.flatMap(({ lineId, quantity }) => {
    const left = lines.find((line) => line.lineId === lineId)?.left ?? 0
    return left === 0 ? [] : [{ lineId, quantity: Math.min(quantity, left) }]
  })
}

/** Returns the amount of the chosen units, and whether the order would have no units without them. */
export function worthOf(
  chosen: readonly ChosenLine[],
  { lines, remainingUnits }: Pick<CancelPreview, 'lines' | 'remainingUnits'>,
): { amount: number; isAll: boolean } {
  const amounts = chosen.map(
    ({ lineId, quantity }) =>
      lines.find((line) => line.lineId === lineId)?.refundable[quantity - 1] ?? 0,
  )
  return {
    amount: amounts.reduce((sum, amount) => sum + amount, 0),
    isAll: chosen.reduce((sum, { quantity }) => sum + quantity, 0) === remainingUnits,
  }
}
