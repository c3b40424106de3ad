import { sql } from 'drizzle-orm'

/** Whether an item `i` of a product `p` can be ordered now in at least one size. */
export const isAvailable = sql`(p.published and not i.withdrawn and (p.made_to_order or exists (
  select from variants v where v.item_id = i.id and not v.withdrawn and v.available > 0)))`
