import type { OrderStatus } from '@rimal/contract/statuses'
import { asc, desc, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { orderLines, orders } from '../../db/tables/orders.ts'

type Wanted = { statuses: readonly OrderStatus[]; newestFirst: boolean; limit: number }

const promised = sql`${orders.shipping} -> 'arrival' ->> 'latest'`

/** Orders at these steps, the one promised first or the newest first, each with its lines. */
export async function listOrdersAt(db: Queries, { statuses, newestFirst, limit }: Wanted) {
  const found = await db
    .select()
    .from(orders)
    .where(inArray(orders.status, [...statuses]))
    .orderBy(...(newestFirst ? [desc(orders.createdAt)] : [promised, asc(orders.createdAt)]))
    .limit(limit)
  const ids = found.map(({ id }) => id)
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position))
  return found.map((order) => ({
    order,
    lines: lines.filter(({ orderId }) => orderId === order.id),
  }))
}
