import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/transact.ts'
import { products, variants } from '../../../db/tables/catalog.ts'

/**
 * Saves the weight of the variant with that SKU, else of the product with that id; returns false if there is
 * neither.
 */
export async function saveWeight(
  tx: Tx,
  { skuOrProduct, grams }: { skuOrProduct: string; grams: number | null },
): Promise<boolean> {
  const ofSize = await tx
    .update(variants)
    .set({ weight: grams })
    .where(eq(variants.sku, skuOrProduct))
    .returning({ sku: variants.sku })
  if (ofSize.length > 0) return true
  const ofProduct = await tx
    .update(products)
    .set({ weight: grams, revision: sql`${products.revision} + 1` })
    .where(eq(products.id, skuOrProduct))
    .returning({ id: products.id })
  return ofProduct.length > 0
}
