import { inArray } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { productItems } from '../../../db/tables/catalog.ts'

/** Lists the current colours of products by their ids; a product that no longer exists has none. */
export async function listColors(
  db: Queries,
  itemIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: productItems.id, colorCode: productItems.colorCode })
    .from(productItems)
    .where(inArray(productItems.id, [...itemIds]))
  return new Map(rows.map(({ id, colorCode }) => [id, colorCode]))
}
