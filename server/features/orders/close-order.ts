import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import type { WindowMove } from '../catalog/record-window-change.ts'
import { type Actor, changeStatus } from './change-status.ts'
import { releaseStock } from './stock.sql.ts'
import type { StoredOrder } from './stored-order.ts'

/** An order ends without being placed: pieces and discount are free again, the bag is as it was. */
export async function closeOrder(
  tx: Queries,
  order: StoredOrder,
  to: 'expired' | 'cancelled',
  change: { actor: Actor; reason?: string; at: Date },
): Promise<WindowMove> {
  await changeStatus(tx, order, to, change)
  const moved = await releaseStock(tx, order)
  await tx.execute(sql`
    update discount_uses set state = 'released' where order_id = ${order.id}`)
  return moved
}
