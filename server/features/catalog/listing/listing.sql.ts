import { sizes } from '@rimal/contract/limits'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import {
  categories,
  collections,
  facetValues,
  productItems,
  products,
  productTypes,
  reviews,
  variants,
} from '../../../db/tables/catalog.ts'

export async function listShelves(db: Queries) {
  const [types, allCategories, allCollections, values] = await Promise.all([
    db.select().from(productTypes).orderBy(asc(productTypes.position)),
    db.select().from(categories).orderBy(asc(categories.position)),
    db.select().from(collections).orderBy(asc(collections.position)),
    db.select().from(facetValues).orderBy(asc(facetValues.position)),
  ])
  return { types, categories: allCategories, collections: allCollections, values }
}

export async function countPublished(db: Queries): Promise<number> {
  return db.$count(products, eq(products.published, true))
}

const listed = {
  id: products.id,
  typeId: products.typeId,
  categories: products.categories,
  collections: products.collections,
  fabric: products.fabricKind,
  opening: products.openingKind,
  occasions: products.occasions,
  name: products.name,
  subtitle: products.subtitle,
  title: products.title,
  keywords: products.keywords,
  price: products.price,
  madeToOrder: products.madeToOrder,
  customSize: products.customSize,
  releasedOn: sql<number>`${products.releasedOn} - date '1970-01-01'`,
  sold: products.sold,
}

/** A part of the catalogue in the order of ids, for reading all of it without holding all of it. */
export async function listProductsAfter(db: Queries, after: string, count: number) {
  return db
    .select(listed)
    .from(products)
    .where(and(eq(products.published, true), gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(count)
}

export async function listProductsNamed(db: Queries, ids: string[]) {
  return db
    .select(listed)
    .from(products)
    .where(and(eq(products.published, true), sql`${products.id} = any(${textArray(ids)})`))
}

/** The colours of some products with their sizes as bits of the shop's list of sizes. */
export async function listItemsOf(db: Queries, productIds: string[]) {
  const order = sql.raw(`array[${sizes.join(',')}]`)
  const bit = sql`(1 << (array_position(${order}, ${variants.size}) - 1))`
  const ready = sql`filter (where ${variants.stock} > ${variants.reserved})`
  return db
    .select({
      id: productItems.id,
      productId: productItems.productId,
      name: productItems.name,
      family: productItems.colorFamily,
      made: sql<number>`coalesce(bit_or(${bit}), 0)`,
      stocked: sql<number>`coalesce(bit_or(${bit}) ${ready}, 0)`,
    })
    .from(productItems)
    .leftJoin(variants, eq(variants.itemId, productItems.id))
    .where(sql`${productItems.productId} = any(${textArray(productIds)})`)
    .groupBy(productItems.id)
    .orderBy(asc(productItems.productId), asc(productItems.position))
}

export async function sumRatingsOf(db: Queries, productIds: string[]) {
  return db
    .select({
      productId: reviews.productId,
      count: sql<number>`count(*)::int`,
      sum: sql<number>`sum(${reviews.rating})::int`,
    })
    .from(reviews)
    .where(
      and(eq(reviews.published, true), sql`${reviews.productId} = any(${textArray(productIds)})`),
    )
    .groupBy(reviews.productId)
}

/** As one parameter: a list in SQL text would have one for each id. */
function textArray(ids: string[]) {
  return sql`${sql.param(ids)}::text[]`
}
