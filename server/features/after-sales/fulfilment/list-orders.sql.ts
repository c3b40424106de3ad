import type { OpenOrders } from '@rimal/contract/staff/orders'
import { refundStatesThatAre } from '@rimal/contract/staff/refunds'
import { type OrderStatus, statusesThatAre } from '@rimal/contract/statuses'
import { and, asc, count, desc, inArray, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { orderLines, orders, lineCancellations } from '../../../db/tables/orders.ts'
import { refunds } from '../../../db/tables/refunds.ts'

type Wanted = { statuses: readonly OrderStatus[]; newestFirst: boolean; limit: number }

const arrivesBy = sql`${orders.shipping} -> 'arrival' ->> 'latest'`

/**
 * Returns the orders in these statuses, the earliest arrival first or the newest first, each with its lines.
 */
export async function listOrdersAt(db: Queries, { statuses, newestFirst, limit }: Wanted) {
  const found = await db
    .select()
    .from(orders)
    .where(inArray(orders.status, [...statuses]))
    .orderBy(...(newestFirst ? [desc(orders.createdAt)] : [arrivesBy, asc(orders.createdAt)]))
    .limit(limit)
  const ids = found.map(({ id }) => id)
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position))
  const cancelled = await db
    .select({
      orderId: lineCancellations.orderId,
      amount: sql<number>`sum(${lineCancellations.amount})::int`,
    })
    .from(lineCancellations)
    .where(inArray(lineCancellations.orderId, ids))
    .groupBy(lineCancellations.orderId)
  const refundedAmount = await db
    .select({ orderId: refunds.orderId, amount: sql<number>`sum(${refunds.amount})::int` })
    .from(refunds)
    .where(
      and(
        inArray(refunds.orderId, ids),
        inArray(refunds.state, refundStatesThatAre('granted')),
        // Refunds of cancelled units are left out, because these units are not sent.
        ne(refunds.reason, 'lines_cancelled'),
      ),
    )
    .groupBy(refunds.orderId)
  return found.map((order) => ({
    order,
    refundedAmount: refundedAmount.find(({ orderId }) => orderId === order.id)?.amount ?? 0,
    /** The amount of the units that were cancelled while the order is `active`. */
    cancelledAmount: cancelled.find(({ orderId }) => orderId === order.id)?.amount ?? 0,
    lines: lines.filter(({ orderId }) => orderId === order.id),
  }))
}

/** Counts the open orders of each status, with the next arrival that is promised. */
export async function countOpenOrders(db: Queries): Promise<OpenOrders[]> {
  return db
    .select({
      status: orders.status,
      count: count(),
      nextArrival: sql<string>`min(${arrivesBy})`,
    })
    .from(orders)
    .where(inArray(orders.status, statusesThatAre('open')))
    .groupBy(orders.status)
}
