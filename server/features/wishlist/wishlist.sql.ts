import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { sharedWishlists, wishes, wishListeners } from '../../db/tables/wishes.ts'
import { isAvailable } from './available.sql.ts'

/** Item ids, the newest first. */
export async function listWishes(db: Queries, customerId: string): Promise<string[]> {
  const rows = await db
    .select({ itemId: wishes.itemId })
    .from(wishes)
    .where(eq(wishes.customerId, customerId))
    .orderBy(desc(wishes.createdAt), asc(wishes.itemId))
  return rows.map(({ itemId }) => itemId)
}

/** Those of the items that are in the shop, in their order. */
export async function listPublished(db: Queries, itemIds: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select product_items.id from product_items
    join products on products.id = product_items.product_id
    where published and product_items.id = any(${sql.param(itemIds)}::text[])`)
  const found = new Set(rows.map(({ id }) => id))
  return itemIds.filter((id) => found.has(id))
}

/** The first of the items becomes the newest of the list. */
export async function insertWishes(
  tx: Queries,
  { customerId, itemIds, now }: { customerId: string; itemIds: readonly string[]; now: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into wishes (customer_id, item_id, created_at, seen_price, seen_available)
    select ${customerId}, i.id, ${now.toISOString()}::timestamptz - place * interval '1 microsecond',
      p.price, ${isAvailable}
    from unnest(${sql.param(itemIds)}::text[]) with ordinality as sent (id, place)
    join product_items i on i.id = sent.id join products p on p.id = i.product_id`)
}

export async function deleteWish(
  tx: Queries,
  { customerId, itemId }: { customerId: string; itemId: string },
): Promise<void> {
  await tx.delete(wishes).where(and(eq(wishes.customerId, customerId), eq(wishes.itemId, itemId)))
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

export async function tellsNews(db: Queries, customerId: string): Promise<boolean> {
  const rows = await db
    .select({ customerId: wishListeners.customerId })
    .from(wishListeners)
    .where(eq(wishListeners.customerId, customerId))
  return rows.length > 0
}
