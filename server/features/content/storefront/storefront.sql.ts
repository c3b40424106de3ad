import { asc } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { categories, collections, contentPages, productTypes } from '../../../db/tables/catalog.ts'

export async function listMenu(db: Queries) {
  const [allCollections, allTypes, allCategories, pages] = await Promise.all([
    db.select().from(collections).orderBy(asc(collections.position)),
    db.select().from(productTypes).orderBy(asc(productTypes.position)),
    db.select().from(categories).orderBy(asc(categories.position)),
    db.select({ slug: contentPages.slug }).from(contentPages).orderBy(asc(contentPages.slug)),
  ])
  return {
    collections: allCollections,
    types: allTypes,
    categories: allCategories,
    pages: pages.map(({ slug }) => slug),
  }
}
