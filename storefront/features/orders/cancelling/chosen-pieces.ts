import type { CancelPreview } from '@rimal/contract/cancelling'

export type ChosenPiece = { lineId: string; quantity: number }

/** What stands to be cancelled of what she chose; another device may have taken some of it out meanwhile. */
export function stillThere(
  chosen: readonly ChosenPiece[],
  { pieces }: Pick<CancelPreview, 'pieces'>,
): ChosenPiece[] {
  return chosen.flatMap(({ lineId, quantity }) => {
    const left = pieces.find((piece) => piece.lineId === lineId)?.left ?? 0
    return left === 0 ? [] : [{ lineId, quantity: Math.min(quantity, left) }]
  })
}

/** What the chosen pieces come to, and whether nothing of the order stands without them. */
export function worthOf(
  chosen: readonly ChosenPiece[],
  { pieces, standing }: Pick<CancelPreview, 'pieces' | 'standing'>,
): { amount: number; isAll: boolean } {
  const amounts = chosen.map(
    ({ lineId, quantity }) =>
      pieces.find((piece) => piece.lineId === lineId)?.comesBack[quantity - 1] ?? 0,
  )
  return {
    amount: amounts.reduce((sum, amount) => sum + amount, 0),
    isAll: chosen.reduce((sum, { quantity }) => sum + quantity, 0) === standing,
  }
}
