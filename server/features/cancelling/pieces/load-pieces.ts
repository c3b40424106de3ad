import type { Leave } from '@rimal/contract/orders'
import type { Money } from '@rimal/contract/money'
import type { Queries } from '../../../db/connect.ts'
import { listCreditLeft } from '../../orders/invoices/credit-order.ts'
import {
  type LineWithPicture,
  listLinesWithPictures,
} from '../../orders/reading/lines-with-pictures.ts'
import { isSewn, leftOf, type StoredOrder } from '../../orders/stored-order.ts'
import { listWaiting } from './pieces.sql.ts'

export type LoadedPiece = LineWithPicture & {
  /** How many of the line can be taken out. */
  left: number
  /** What one comes to, two, …; nothing where nothing was charged. */
  comesBack: Money[]
}

/** Every line of an order with what can be taken out of it, under its lock. `of`: what may be at all. */
export async function loadPieces(
  tx: Queries,
  order: StoredOrder,
  of: Leave['of'],
): Promise<{ pieces: LoadedPiece[]; standing: number }> {
  const lines = await listLinesWithPictures(tx, order.id)
  const worth = (await listCreditLeft(tx, order))?.pieces
  const waiting = await listWaiting(tx, order.id)
  const pieces = lines.map((one) => {
    const { line } = one
    const standing = of === 'shelf' && isSewn(line) ? 0 : leftOf(line)
    const comesBack = worth ? (worth.get(line.position) ?? []) : Array<Money>(standing).fill(0)
    // For what money was given back by hand, or is about to be, nothing more is given.
    const promised = waiting.reduce(
      (sum, part) =>
        sum + (part.position === line.position && 'quantity' in part ? part.quantity : 0),
      0,
    )
    const left = Math.max(0, Math.min(standing, comesBack.length - promised))
    return { ...one, left, comesBack: comesBack.slice(0, left) }
  })
  return { pieces, standing: lines.reduce((sum, { line }) => sum + leftOf(line), 0) }
}
