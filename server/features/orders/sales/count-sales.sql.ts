import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/transact.ts'

/** The condition of an active order, in the words of the index `orders_to_count`: PostgreSQL uses the index only then. */
const sells = sql`(placed_at is not null and status <> 'cancelled')`

/**
 * Marks some of the orders that changed as counted, or as no longer counted, and answers how many of these there
 * were and what they sold: negative units for an order that is no longer counted. An order at which somebody works
 * is left for the next time.
 */
export async function markSomeOrders(
  tx: Tx,
  limit: number,
): Promise<{ orders: number; lines: { productId: string; quantity: number }[] }> {
  const due = await tx.execute<{ id: string }>(sql`
    select id from orders where counted <> ${sells}
    limit ${limit} for no key update skip locked`)
  const ids = due.rows.map(({ id }) => id)
  // This statement reads the units after the lock, because they may be cancelled before it.
  const { rows } = await tx.execute<{ productId: string; quantity: number }>(sql`
    with marked as (
      update orders set counted = not counted where id = any(${sql.param(ids)}::uuid[])
      returning orders.id, counted
    )
    select product_id as "productId",
      sum((case when counted then 1 else -1 end) * (quantity - cancelled))::int as quantity
    from marked join order_lines on order_id = marked.id
    group by product_id`)
  return { orders: ids.length, lines: rows }
}
