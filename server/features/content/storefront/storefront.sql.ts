import { asc } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { categories, collections, productTypes } from '../../../db/tables/catalog.ts'

export async function listMenu(db: Queries) {
  const [allCollections, allTypes, allCategories] = await Promise.all([
    db.select().from(collections).orderBy(asc(collections.position)),
    db.select().from(productTypes).orderBy(asc(productTypes.position)),
    db.select().from(categories).orderBy(asc(categories.position)),
  ])
  return { collections: allCollections, types: allTypes, categories: allCategories }
}
