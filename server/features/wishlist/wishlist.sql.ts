import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { customers } from '../../db/tables/customers.ts'
import { sharedWishlists, wishes } from '../../db/tables/wishes.ts'

/** One list is changed by one call at a time: that is what keeps the most in it. */
export async function holdWishlist(tx: Queries, customerId: string): Promise<void> {
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update')
}

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
    insert into wishes (customer_id, item_id, created_at)
    select ${customerId}, id, ${now.toISOString()}::timestamptz - place * interval '1 microsecond'
    from unnest(${sql.param(itemIds)}::text[]) with ordinality as sent (id, place)`)
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
