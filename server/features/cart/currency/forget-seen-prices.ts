import { sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'

/**
 * Currencies in which bags are shown no longer: what their lines cost when they were last seen says nothing
 * any more, and they are in the shop's own again. `all`: that itself is another.
 */
export async function forgetSeenPrices(
  tx: Queries,
  { gone, all }: { gone: readonly string[]; all: boolean },
): Promise<void> {
  await tx.execute(sql`
    with bags as (
      select id, currency from carts
      where ${all} or currency = any(${sql.param([...gone])}::text[])
      order by id for no key update
    ), reset as (
      update carts set currency = null from bags
      where carts.id = bags.id and bags.currency = any(${sql.param([...gone])}::text[])
    )
    update cart_lines set seen_price = 0 from bags where cart_lines.cart_id = bags.id`)
}
