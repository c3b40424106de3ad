import { sql } from 'drizzle-orm'

/** Of an item `i` of a product `p`: something of it can be ordered now. */
export const isAvailable = sql`(p.published and (p.made_to_order or exists (
  select from variants v where v.item_id = i.id and v.stock - v.reserved > 0)))`
