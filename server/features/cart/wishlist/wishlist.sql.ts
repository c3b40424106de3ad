import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import type { Tx } from '../../../db/transact.ts'
import { sharedWishlists, wishlistItems, wishlistSubscribers } from '../../../db/tables/wishlist.ts'
import { isAvailable } from './available.sql.ts'

/** Item ids, the newest first. */
export async function listWishlist(db: Queries, customerId: string): Promise<string[]> {
  const rows = await db
    .select({ itemId: wishlistItems.itemId })
    .from(wishlistItems)
    .where(eq(wishlistItems.customerId, customerId))
    .orderBy(desc(wishlistItems.createdAt), asc(wishlistItems.itemId))
  return rows.map(({ itemId }) => itemId)
}

/** Returns those of the items that are in the shop, in their order. */
export async function listPublished(db: Queries, itemIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select product_items.id from product_items
    join products on products.id = product_items.product_id
    where published and product_items.id = any(${sql.param(itemIds)}::text[])`)
  const found = new Set(rows.map(({ id }) => id))
  return itemIds.filter((id) => found.has(id))
}

/** The first of the items becomes the newest of the list. */
export async function insertWishlistItems(
  tx: Tx,
  { customerId, itemIds, now }: { customerId: string; itemIds: readonly string[]; now: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into wishlist_items (customer_id, item_id, created_at, seen_price, seen_available)
    select ${customerId}, i.id, ${now.toISOString()}::timestamptz - place * interval '1 microsecond',
      p.price, ${isAvailable}
    from unnest(${sql.param(itemIds)}::text[]) with ordinality as sent (id, place)
    join product_items i on i.id = sent.id join products p on p.id = i.product_id`)
}

export async function deleteWishlistItem(
  tx: Tx,
  { customerId, itemId }: { customerId: string; itemId: string },
): Promise<void> {
  await tx
    .delete(wishlistItems)
    .where(and(eq(wishlistItems.customerId, customerId), eq(wishlistItems.itemId, itemId)))
}

export async function findShareToken(db: Queries, customerId: string): Promise<string | null> {
  const [row] = await db
    .select({ token: sharedWishlists.token })
    .from(sharedWishlists)
    .where(eq(sharedWishlists.customerId, customerId))
  return row?.token ?? null
}

/** A token that is there already stays. */
export async function insertShareToken(
  db: Queries,
  share: typeof sharedWishlists.$inferInsert,
): Promise<void> {
  await db.insert(sharedWishlists).values(share).onConflictDoNothing()
}

export async function deleteShareToken(db: Queries, customerId: string): Promise<void> {
  await db.delete(sharedWishlists).where(eq(sharedWishlists.customerId, customerId))
}

export async function findSharer(db: Queries, token: string): Promise<string | undefined> {
  const [row] = await db
    .select({ customerId: sharedWishlists.customerId })
    .from(sharedWishlists)
    .where(eq(sharedWishlists.token, token))
  return row?.customerId
}

export async function notifies(db: Queries, customerId: string): Promise<boolean> {
  const rows = await db
    .select({ customerId: wishlistSubscribers.customerId })
    .from(wishlistSubscribers)
    .where(eq(wishlistSubscribers.customerId, customerId))
  return rows.length > 0
}
