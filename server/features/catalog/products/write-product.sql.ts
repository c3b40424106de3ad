import type { ProductFields } from '@rimal/contract/staff/products'
import { and, eq, like, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { productPrices, products } from '../../../db/tables/catalog.ts'
import type { Tx } from '../../../db/transact.ts'

/** Locks a product until the transaction ends; undefined if there is no such product. */
export async function lockForEdit(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      revision: products.revision,
      state: products.state,
      sold: products.sold,
      publishedAt: products.publishedAt,
      address: products.address,
    })
    .from(products)
    .where(eq(products.id, id))
    .for('no key update')
  return row
}

/** Lists the ids that begin like this one: the id itself and those with a number behind it. */
export async function listIdsLike(db: Queries, id: string): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(or(eq(products.id, id), like(products.id, `${id.replaceAll('_', String.raw`\_`)}-%`)))
  return rows.map((row) => row.id)
}

export async function insertProduct(tx: Tx, row: typeof products.$inferInsert): Promise<void> {
  await tx.insert(products).values(row)
}

/** Saves the columns of a locked product and raises its revision. */
export async function updateProduct(
  tx: Tx,
  id: string,
  change: Partial<typeof products.$inferInsert> & { savedBy: string; updatedAt: Date },
): Promise<void> {
  await tx
    .update(products)
    .set({ ...change, revision: sql`${products.revision} + 1` })
    .where(eq(products.id, id))
}

/** Replaces the prices of a product in other currencies. */
export async function replacePrices(
  tx: Tx,
  productId: string,
  prices: ProductFields['otherPrices'],
): Promise<void> {
  await tx.delete(productPrices).where(eq(productPrices.productId, productId))
  if (prices.length === 0) return
  await tx.insert(productPrices).values(prices.map((price) => ({ productId, ...price })))
}

/** Publishes what is due, and returns the ids. */
export async function publishDue(tx: Tx, now: Date, day: string): Promise<string[]> {
  const rows = await tx
    .update(products)
    .set({
      published: true,
      publishAt: null,
      publishedAt: now,
      revision: sql`${products.revision} + 1`,
      releasedOn: sql`case when ${isNew} then ${day}::date else ${products.releasedOn} end`,
    })
    .where(
      and(
        sql`${products.publishAt} <= ${now.toISOString()}::timestamptz`,
        eq(products.published, false),
      ),
    )
    .returning({ id: products.id })
  return rows.map(({ id }) => id)
}

/** Whether shoppers never saw the product. */
const isNew = sql`${products.publishedAt} is null and ${products.sold} = 0`
