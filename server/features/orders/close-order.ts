import type { Queries } from '../../db/connect.ts'
import type { WindowMove } from '../catalog/record-window-change.ts'
import { type Change, changeStatus } from './change-status.ts'
import { releaseUses } from './discount-uses.sql.ts'
import { releaseStock } from './stock.sql.ts'
import type { StoredOrder } from './stored-order.ts'

/** An order ends: pieces and discount are free again. The bag is as it was. */
export async function closeOrder(
  tx: Queries,
  order: StoredOrder,
  to: 'expired' | 'cancelled',
  change: Change,
): Promise<WindowMove> {
  await changeStatus(tx, order, to, change)
  const moved = await releaseStock(tx, order)
  await releaseUses(tx, order.id)
  return moved
}
