import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { planned } from './planned.sql.ts'

/** What a guest has ordered already: with the same key, or her bag in an order that awaits payment. */
export async function findEarlierOrder(
  db: Queries,
  { guestId, key }: { guestId: string; key: string },
): Promise<{ kind: 'known' | 'open'; orderId: string } | undefined> {
  const [row] = await planned<{ id: string; known: boolean }>(
    db,
    sql`
    select id, idempotency_key = ${key} as known from orders
    where guest_id = ${guestId} and idempotency_key = ${key}
    union all
    select o.id, false from orders o join carts c on c.id = o.cart_id
    where c.guest_id = ${guestId} and o.status = 'awaiting_payment'
    order by known desc limit 1`,
  )
  return row && { kind: row.known ? 'known' : 'open', orderId: row.id }
}

/** Whether anything lies in a guest's bag, be it buyable or not. */
export async function hasBag(db: Queries, guestId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from carts c join cart_lines l on l.cart_id = c.id
    where c.guest_id = ${guestId} and l.removed_at is null limit 1`)
  return rows.length > 0
}

export async function takeCodeOffBag(db: Queries, cartId: string): Promise<void> {
  await db.execute(sql`update carts set discount_code = null where id = ${cartId}`)
}
