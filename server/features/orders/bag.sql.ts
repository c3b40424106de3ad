import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'

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
