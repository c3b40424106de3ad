import { canBecome, type OrderStatus } from '@rimal/contract/statuses'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/transact.ts'
import type { StoredOrder } from './stored-order.ts'

/** Who made the change: `staff:` is followed by the member of staff. */
export type Actor = 'shopper' | 'provider' | 'timer' | `staff:${string}`

/** `note`: the text that was written beside the reason. */
export type Change = { actor: Actor; reason?: string; note?: string; at: Date }

/** Changes the status of an order and writes the event with it. No other code changes a status. */
export async function changeStatus(
  tx: Tx,
  order: Pick<StoredOrder, 'id' | 'number' | 'status'>,
  to: OrderStatus,
  { actor, reason, note, at }: Change,
): Promise<void> {
  const step = `${order.number}: ${order.status} → ${to}`
  if (!canBecome(order.status, to)) throw new Error(`${step} is no step of an order's life.`)
  const { rowCount } = await tx.execute(sql`
    with changed as (
      update orders
      set status = ${to}, placed_at = case when ${to} = 'placed' and status <> 'on_hold'
        then ${at} else placed_at end
      where id = ${order.id} and status = ${order.status}
      returning id
    )
    insert into order_events (order_id, from_status, to_status, actor, reason, note, at)
    select id, ${order.status}, ${to}, ${actor}, ${reason ?? null}, ${note ?? null},
      ${at} from changed`)
  if (rowCount !== 1) throw new Error(`${step}: somebody else changed it, without the lock.`)
}
