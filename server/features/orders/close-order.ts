import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { recordWindowChange } from '../catalog/record-window-change.ts'
import { type Actor, changeStatus } from './change-status.ts'
import type { StoredOrder } from './stored-order.ts'
import { putBack } from './stock.sql.ts'
import { windowCrossings } from './window-crossings.ts'

/** An order ends without being placed: pieces and discount are free again, the bag is as it was. */
export async function closeOrder(
  tx: Queries,
  order: StoredOrder,
  to: 'expired' | 'cancelled',
  change: { actor: Actor; reason?: string; at: Date },
): Promise<{ windowChanged: boolean }> {
  await changeStatus(tx, order, to, change)
  const moved = order.stockState === 'released' ? [] : await putBack(tx, order.id, order.stockState)
  await tx.execute(sql`
    update discount_uses set state = 'released' where order_id = ${order.id}`)
  const changed = windowCrossings(moved)
  if (changed.length > 0) await recordWindowChange(tx, changed)
  return { windowChanged: changed.length > 0 }
}
