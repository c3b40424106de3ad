import type { LanguageCode, Text } from '@rimal/contract/language'
import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../../db/connect.ts'
import type { Tx } from '../../../../db/transact.ts'
import { wishlistSubscribers } from '../../../../db/tables/wishlist.ts'
import { isAvailable } from '../available.sql.ts'

/** The current state of every item: items are few compared with wishlist entries. */
const now = sql`now as materialized (
  select i.id as item_id, p.price, ${isAvailable} as available
  from product_items i join products p on p.id = i.product_id)`

const differs = sql`(now.price, now.available) is distinct from (w.seen_price, w.seen_available)`

export type WishlistChange = {
  customerId: string
  email: string | null
  language: LanguageCode
  name: Text
  color: Text
  price: number
  seenPrice: number
  back: boolean
  pictureId: string | null
}

/**
 * Checks the wishlists of subscribed customers for changes, up to `limit` customers, and stores the state seen.
 * Returns the number of customers, and the changes worth an email.
 */
export async function lookAtWishlist(
  tx: Tx,
  limit: number,
): Promise<{ looked: number; changes: WishlistChange[] }> {
  const { rows } = await tx.execute<{ looked: number; changes: WishlistChange[] }>(sql`
    with ${now}, changed as materialized (
      select w.customer_id, w.item_id, w.seen_price, w.seen_available, now.price, now.available
      from wishlist_subscribers join wishlist_items w using (customer_id) join now using (item_id)
      where ${differs}
    ), due as materialized (
      select l.customer_id from wishlist_subscribers l join customers on customers.id = l.customer_id
      where l.customer_id in (select distinct customer_id from changed limit ${limit})
      -- Whose account is being deleted is left alone: waiting for it, we would hold what it waits for.
      for update of l skip locked for key share of customers skip locked
    ), looked as (
      update wishlist_items w set seen_price = c.price, seen_available = c.available
      from due join changed c using (customer_id)
      where w.customer_id = c.customer_id and w.item_id = c.item_id
        -- Another process may have told of it between the look and the lock.
        and (w.seen_price, w.seen_available) = (c.seen_price, c.seen_available)
      returning c.*
    )
    select (select count(*)::int from due) as looked, coalesce((
      select json_agg(json_build_object('customerId', c.customer_id, 'email', who.email,
        'language', who.language, 'name', p.name, 'color', i.name, 'price', c.price,
        'seenPrice', c.seen_price, 'back', not c.seen_available,
        'pictureId', (select ip.picture_id from item_pictures ip where ip.item_id = i.id order by ip.position limit 1)) order by p.id, i.position)
      from looked c join customers who on who.id = c.customer_id
      join product_items i on i.id = c.item_id join products p on p.id = i.product_id
      where c.available and (not c.seen_available or c.price < c.seen_price)), '[]') as changes`)
  const [row] = rows
  if (!row) throw new Error('no answer of the wishes')
  return row
}

/** Adds a subscriber with the current state of the wishlist: earlier changes are not announced. */
export async function insertListener(
  tx: Tx,
  listener: { customerId: string; createdAt: Date },
): Promise<void> {
  const added = await tx
    .insert(wishlistSubscribers)
    .values(listener)
    .onConflictDoNothing()
    .returning()
  if (added.length === 0) return
  await tx.execute(sql`
    with ${now} update wishlist_items w set seen_price = now.price, seen_available = now.available
    from now where now.item_id = w.item_id and w.customer_id = ${listener.customerId}::uuid
      and ${differs}`)
}

export async function deleteListener(db: Queries, customerId: string): Promise<void> {
  await db.delete(wishlistSubscribers).where(eq(wishlistSubscribers.customerId, customerId))
}
