import type { Queries } from '../../db/connect.ts'
import type { WindowMove } from '../catalog/record-window-change.ts'
import { returnCredit } from '../credit/credit-of-order.ts'
import { type Change, changeStatus } from './change-status.ts'
import { releaseUses } from './discount-uses.sql.ts'
import { together } from './from-return/shelf.ts'
import { lessenHolds, letGoOfLost, type Piece, putOnShelf, releaseStock } from './stock.sql.ts'
import type { StoredOrder } from './stored-order.ts'

/** An order ends: pieces, discount and what she paid with store credit are free again. The bag is as it was. */
export async function closeOrder(
  tx: Queries,
  order: StoredOrder,
  to: 'expired' | 'cancelled',
  change: Change,
): Promise<WindowMove> {
  await changeStatus(tx, order, to, change)
  await returnCredit(tx, order, change)
  const isLost = order.status === 'delivery_failed' && (await letGoOfLost(tx, order.id))
  const moved = isLost ? { windowChanged: false } : await releaseStock(tx, order)
  await releaseUses(tx, order.id)
  return moved
}

/** Some pieces of an order that was placed are free again; what was sewn for it hangs on no shelf. */
export async function freePieces(
  tx: Queries,
  { id }: Pick<StoredOrder, 'id'>,
  pieces: readonly Piece[],
): Promise<WindowMove> {
  const freed = await lessenHolds(tx, id, together(pieces))
  return freed.length === 0 ? { windowChanged: false } : putOnShelf(tx, freed, 'gone')
}
