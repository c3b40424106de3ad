import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/transact.ts'

/** The condition of an active order, in the words of the index `orders_to_count`: PostgreSQL uses the index only then. */
const sells = sql`(placed_at is not null and status <> 'cancelled')`

/**
 * Brings `products.sold` into step with some of the orders that changed, and answers how many of
 * these there were and what they sold. Products are locked in the order of their ids; an order at
 * which somebody works is left for the next time.
 */
export async function countSomeOrders(
  tx: Tx,
  limit: number,
): Promise<{ orders: number; productIds: string[] }> {
  const due = await tx.execute<{ id: string }>(sql`
    select id from orders where counted <> ${sells}
    limit ${limit} for no key update skip locked`)
  const ids = due.rows.map(({ id }) => id)
  // This statement reads the units after the lock, because they may be cancelled before it.
  const { rows } = await tx.execute<{ orders: number; productIds: string[] }>(sql`
    with marked as (
      update orders set counted = not counted where id = any(${sql.param(ids)}::uuid[])
      returning orders.id, counted
    ), sums as (
      select product_id,
        sum((case when counted then 1 else -1 end) * (quantity - cancelled))::int as quantity
      from marked join order_lines on order_id = marked.id
      group by product_id
    ), locked as (
      select products.id, quantity from products join sums on product_id = products.id
      where quantity <> 0 order by products.id for no key update of products
    ), changed as (
      update products set sold = greatest(0, sold + quantity) from locked
      where products.id = locked.id
      returning products.id
    )
    select (select count(*)::int from marked) as orders,
      array(select id from changed) as "productIds"`)
  return rows[0] ?? { orders: 0, productIds: [] }
}

/**
 * Subtracts units of an order from `products.sold` if the order has been counted; returns the products that
 * changed. Needs the order's lock.
 */
export async function uncountSome(
  tx: Tx,
  orderId: string,
  lines: readonly { productId: string; quantity: number }[],
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with sums as (
      select product_id, sum(quantity)::int as quantity
      from unnest(
        ${sql.param(lines.map(({ productId }) => productId))}::text[],
        ${sql.param(lines.map(({ quantity }) => quantity))}::int[]
      ) as gone (product_id, quantity)
      where exists (select from orders where id = ${orderId} and counted)
      group by product_id
    ), locked as (
      select products.id, quantity from products join sums on product_id = products.id
      order by products.id for no key update of products
    )
    update products set sold = greatest(0, sold - quantity) from locked
    where products.id = locked.id
    returning products.id`)
  return rows.map(({ id }) => id)
}
