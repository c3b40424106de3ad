import { eq } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { products, variants } from '../../db/tables/catalog.ts'

/** Of the variant with that SKU, else of the product with that id; false where there is neither. */
export async function saveWeight(
  tx: Queries,
  { piece, grams }: { piece: string; grams: number | null },
): Promise<boolean> {
  const ofSize = await tx
    .update(variants)
    .set({ weight: grams })
    .where(eq(variants.sku, piece))
    .returning({ sku: variants.sku })
  if (ofSize.length > 0) return true
  const ofProduct = await tx
    .update(products)
    .set({ weight: grams })
    .where(eq(products.id, piece))
    .returning({ id: products.id })
  return ofProduct.length > 0
}
