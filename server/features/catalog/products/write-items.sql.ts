import { eq, inArray, like, sql } from 'drizzle-orm'
import { itemPictures, productItems, variants } from '../../../db/tables/catalog.ts'
import type { Tx } from '../../../db/transact.ts'

/** Lists the colours of a product with their sizes, the withdrawn ones too. */
export async function listItems(tx: Tx, productId: string) {
  const items = await tx.select().from(productItems).where(eq(productItems.productId, productId))
  const ids = items.map(({ id }) => id)
  const sizes =
    ids.length === 0 ? [] : await tx.select().from(variants).where(inArray(variants.itemId, ids))
  return items.map((item) => ({ ...item, sizes: sizes.filter(({ itemId }) => itemId === item.id) }))
}

export type StoredItemWithSizes = Awaited<ReturnType<typeof listItems>>[number]

/** Creates a colour, or saves it where its id exists. */
export async function saveItem(tx: Tx, row: typeof productItems.$inferInsert): Promise<void> {
  const { id: _, productId: __, ...change } = row
  await tx
    .insert(productItems)
    .values(row)
    .onConflictDoUpdate({ target: productItems.id, set: { ...change, withdrawn: false } })
}

export async function withdrawItems(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(productItems)
    .set({ withdrawn: true })
    .where(inArray(productItems.id, [...ids]))
}

/** Offers sizes that were withdrawn, or no longer offers sizes. */
export async function setWithdrawn(tx: Tx, skus: readonly string[], withdrawn: boolean) {
  if (skus.length === 0) return
  await tx
    .update(variants)
    .set({ withdrawn })
    .where(inArray(variants.sku, [...skus]))
}

export async function insertVariants(
  tx: Tx,
  rows: { sku: string; itemId: string; size: number }[],
): Promise<void> {
  if (rows.length === 0) return
  await tx.insert(variants).values(rows.map((row) => ({ ...row, stock: 0 })))
}

/** Lists which of these SKUs exist, and those that begin like them. */
export async function listSkusLike(tx: Tx, skus: readonly string[]): Promise<string[]> {
  if (skus.length === 0) return []
  const rows = await tx
    .select({ sku: variants.sku })
    .from(variants)
    .where(
      sql.join(
        skus.map((sku) => like(variants.sku, `${sku}%`)),
        sql` or `,
      ),
    )
  return rows.map(({ sku }) => sku)
}

/** Replaces the pictures of some colours, in their order. */
export async function replacePictures(
  tx: Tx,
  itemIds: readonly string[],
  rows: (typeof itemPictures.$inferInsert)[],
): Promise<void> {
  if (itemIds.length === 0) return
  await tx.delete(itemPictures).where(inArray(itemPictures.itemId, [...itemIds]))
  if (rows.length > 0) await tx.insert(itemPictures).values(rows)
}
