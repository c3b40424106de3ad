import type { Queries } from '../../../db/connect.ts'
import { recordWindowChange, type WindowMove } from '../../catalog/record-window-change.ts'
import { uncountSome } from './count-sales.sql.ts'

/** Pieces of an order that stands were not sold after all. Called under its lock; of what is not counted yet, nothing. */
export async function uncountPieces(
  tx: Queries,
  orderId: string,
  pieces: readonly { productId: string; quantity: number }[],
): Promise<WindowMove> {
  const changed = await uncountSome(tx, orderId, pieces)
  await recordWindowChange(tx, changed)
  return { windowChanged: changed.length > 0 }
}
