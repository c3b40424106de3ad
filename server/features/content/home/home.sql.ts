import { eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { pictureColumns, pictures, products } from '../../../db/tables/catalog.ts'

export async function listPictures(db: Queries, ids: string[]) {
  if (ids.length === 0) return []
  return db.select(pictureColumns).from(pictures).where(inArray(pictures.id, ids))
}

/** Finds the type and the collections of a product in any state. */
export async function findGroupsOfProduct(db: Queries, id: string) {
  const [row] = await db
    .select({ typeId: products.typeId, collections: products.collections })
    .from(products)
    .where(eq(products.id, id))
  return row
}
