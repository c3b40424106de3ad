import { maxCounted, pageSize } from '@rimal/contract/page-of'
import type { OrderListSort } from '@rimal/contract/staff/order-list'
import type { OpenOrders } from '@rimal/contract/staff/orders'
import { refundStatesThatAre } from '@rimal/contract/staff/refunds'
import { statusesThatAre } from '@rimal/contract/statuses'
import { and, asc, count, inArray, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { type ListSort, type Place, sortedBy } from '../../../db/list-sort.ts'
import type { NextIds } from '../../../db/next-ids.ts'
import { orderLines, orders, lineCancellations } from '../../../db/tables/orders.ts'
import { refunds } from '../../../db/tables/refunds.ts'
import { matchesFilter, type OrderFilter } from './match-orders.sql.ts'

const arrivesBy = sql`orders.shipping -> 'arrival' ->> 'latest'`

const sorts: Record<OrderListSort, ListSort> = {
  newest: { by: sql`orders.created_at`, type: 'timestamptz', isUp: false },
  arrival: { by: sql`(${arrivesBy})`, type: 'text', isUp: true },
  total: { by: sql`orders.total`, type: 'bigint', isUp: false },
}

/** Lists a page of orders and one order more, in the order of the sort; `place` is the value of the sort. */
export async function listOrderRows(
  db: Queries,
  filter: OrderFilter,
  { sort, after }: { sort: OrderListSort; after: Place | undefined },
) {
  const { isAfter, order, place } = sortedBy(sorts[sort], { id: sql`orders.id` }, after)
  return db
    .select({ order: orders, place })
    .from(orders)
    .where(sql`${matchesFilter(filter)} and ${isAfter}`)
    .orderBy(order)
    .limit(pageSize + 1)
}

/** Counts the orders that match, up to one more than `max`. */
export async function countMatching(
  db: Queries,
  filter: OrderFilter,
  max = maxCounted,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from orders where ${matchesFilter(filter)} limit ${max + 1}) counted`)
  return rows[0]?.count ?? 0
}

/** Lists the numbers of orders that match, in their order. */
export async function listMatchingNumbers(
  db: Queries,
  { filter, except, after = '', limit }: NextIds<OrderFilter>,
): Promise<string[]> {
  const { rows } = await db.execute<{ number: string }>(sql`
    select number from orders
    where ${matchesFilter(filter)} and number > ${after} and number <> all(${sql.param([...except])}::text[])
    order by number limit ${limit}`)
  return rows.map(({ number }) => number)
}

/** Lists the lines of these orders, and what was cancelled and refunded of each order. */
export async function listParts(db: Queries, orderIds: string[]) {
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.position))
  const cancelled = await db
    .select({
      orderId: lineCancellations.orderId,
      amount: sql<number>`sum(${lineCancellations.amount})::int`,
    })
    .from(lineCancellations)
    .where(inArray(lineCancellations.orderId, orderIds))
    .groupBy(lineCancellations.orderId)
  const refunded = await db
    .select({ orderId: refunds.orderId, amount: sql<number>`sum(${refunds.amount})::int` })
    .from(refunds)
    .where(
      and(
        inArray(refunds.orderId, orderIds),
        inArray(refunds.state, refundStatesThatAre('granted')),
        // Refunds of cancelled units are left out, because these units are not sent.
        ne(refunds.reason, 'lines_cancelled'),
      ),
    )
    .groupBy(refunds.orderId)
  return { lines, cancelled, refunded }
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
