import { type SQL, sql } from 'drizzle-orm'

/** The id of the queue before the whole shop; no product has it. */
export const shopQueue = '*'

/** The condition that staff have switched on the queue before the whole shop. */
export const isShopQueuedByHand = sql`exists (
  select from settings where key = 'queue' and (value ->> 'wholeShop')::boolean)`

/**
 * The condition that nothing can be added to a cart without an admission: staff have switched on the queue before the
 * whole shop, or overloaded processes have done so where the owner wants it.
 */
export function isShopQueued(now: Date): SQL {
  return sql`exists (
    select from settings where key = 'queue' and (
      (value ->> 'wholeShop')::boolean
      or (value ->> 'byLoad')::boolean and exists (
        select from queues where id = ${shopQueue} and on_until > ${now.toISOString()}::timestamptz)))`
}
