import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { itemPictures, productItems, variants } from '../../../db/tables/catalog.ts'
import type { Tx } from '../../../db/transact.ts'

/**
 * Lists the colours of a product with their sizes, the withdrawn ones too, and locks the sizes in the order of their
 * SKU, as every movement of stock does.
 */
export async function lockItems(tx: Tx, productId: string) {
  const items = await tx.select().from(productItems).where(eq(productItems.productId, productId))
  const ids = items.map(({ id }) => id)
  const sizes =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(variants)
          .where(inArray(variants.itemId, ids))
          .orderBy(asc(variants.sku))
          .for('no key update')
  return items.map((item) => ({
    ...item,
    sizes: sizes.filter(({ itemId }) => itemId === item.id),
  }))
}

export type StoredItemWithSizes = Awaited<ReturnType<typeof lockItems>>[number]

/** Lists the ids of colours that begin like one of these, of every product. */
export async function listItemIdsLike(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const isLike = ids.map((id) => sql`starts_with(${productItems.id}, ${id})`)
  const rows = await tx
    .select({ id: productItems.id })
    .from(productItems)
    .where(sql.join(isLike, sql` or `))
  return rows.map(({ id }) => id)
}

type ItemRow = typeof productItems.$inferInsert

export async function insertItem(tx: Tx, row: ItemRow): Promise<void> {
  await tx.insert(productItems).values(row)
}

/** Saves a colour of a product, and offers it again if it was withdrawn. */
export async function updateItem(tx: Tx, { id, productId, ...change }: ItemRow): Promise<void> {
  await tx
    .update(productItems)
    .set({ ...change, withdrawn: false })
    .where(and(eq(productItems.id, id), eq(productItems.productId, productId)))
}

export async function withdrawItems(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(productItems)
    .set({ withdrawn: true })
    .where(inArray(productItems.id, [...ids]))
}

/** Offers sizes that were withdrawn, or no longer offers sizes; the rows are locked. */
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
        skus.map((sku) => sql`starts_with(${variants.sku}, ${sku})`),
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
