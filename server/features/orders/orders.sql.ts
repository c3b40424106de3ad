import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { orders } from '../../db/tables/orders.ts'
import type { StoredOrder } from './stored-order.ts'

/** What a guest has ordered already: with the same key, or her bag in an order that awaits payment. */
export async function findEarlierOrder(
  db: Queries,
  { guestId, key }: { guestId: string; key: string },
): Promise<{ kind: 'known' | 'open'; orderId: string } | undefined> {
  const { rows } = await db.execute<{ id: string; known: boolean }>(sql`
    select id, idempotency_key = ${key} as known from orders
    where guest_id = ${guestId} and idempotency_key = ${key}
    union all
    select o.id, false from orders o join carts c on c.id = o.cart_id
    where c.guest_id = ${guestId} and o.status = 'awaiting_payment'
    order by known desc limit 1`)
  const [row] = rows
  return row && { kind: row.known ? 'known' : 'open', orderId: row.id }
}

export async function findByNumber(db: Queries, number: string): Promise<StoredOrder | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.number, number))
  return order
}
