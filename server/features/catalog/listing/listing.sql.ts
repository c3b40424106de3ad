import { sizes } from '@rimal/contract/limits'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import {
  categories,
  collections,
  facetValues,
  products,
  productTypes,
} from '../../../db/tables/catalog.ts'
import {
  collectionOrders,
  pinnedResults,
  searchSynonyms,
} from '../../../db/tables/catalog-rules.ts'
import { takenPricesOf } from '../json.sql.ts'
import type { ProductFacts } from './product-facts.ts'

export async function listGroups(db: Queries) {
  const [types, allCategories, allCollections, values] = await Promise.all([
    db.select().from(productTypes).orderBy(asc(productTypes.position)),
    db.select().from(categories).orderBy(asc(categories.position)),
    db.select().from(collections).orderBy(asc(collections.position)),
    db.select().from(facetValues).orderBy(asc(facetValues.position)),
  ])
  return { types, categories: allCategories, collections: allCollections, values }
}

export function listSynonymRules(db: Queries) {
  return db
    .select({
      kind: searchSynonyms.kind,
      words: searchSynonyms.words,
      finds: searchSynonyms.finds,
    })
    .from(searchSynonyms)
}

export function listPinnedRules(db: Queries) {
  return db
    .select({ phrases: pinnedResults.phrases, products: pinnedResults.products })
    .from(pinnedResults)
}

export function listHandOrders(db: Queries) {
  return db
    .select({ collectionId: collectionOrders.collectionId, products: collectionOrders.products })
    .from(collectionOrders)
    .where(eq(collectionOrders.byHand, true))
}

export async function countPublished(db: Queries): Promise<number> {
  return db.$count(products, eq(products.published, true))
}

/** The sizes of the shop as bits, in the order of its list: made at all, and lying ready. */
const bit = sql`(1 << (array_position(array[${sql.raw(sizes.join(','))}], variants.size) - 1))`

const itemJson = sql`json_build_object(
  'id', item.id, 'name', item.name, 'family', item.color_family,
  'made', made, 'stocked', stocked)`

const itemsJson = sql`(
  select coalesce(json_agg(${itemJson} order by item.position), '[]')
  from product_items item, lateral (
    select coalesce(bit_or(${bit}), 0) as made,
      coalesce(bit_or(${bit}) filter (where variants.available > 0), 0) as stocked
    from variants where variants.item_id = item.id and not variants.withdrawn) sized
  where item.product_id = products.id and not item.withdrawn)`

/** One text to parse costs Node a third of what Drizzle and `pg` take for rows and columns. */
const factsJson = sql`json_build_object(
  'id', products.id, 'typeId', products.type_id, 'categories', products.categories,
  'collections', products.collections, 'fabric', products.fabric_kind,
  'opening', products.opening_kind, 'occasions', products.occasions, 'name', products.name,
  'subtitle', products.subtitle, 'title', products.title, 'keywords', products.keywords,
  'price', products.price, 'otherPrices', (
    select coalesce(json_object_agg(currency, price), '{}')
    from product_prices where ${takenPricesOf}),
  'madeToOrder', products.made_to_order,
  'customSize', products.custom_size, 'releasedOn', products.released_on - date '1970-01-01',
  'sold', products.sold, 'reviewCount', rated.count, 'ratingSum', rated.sum, 'items', ${itemsJson})`

/** The catalogue in the order of ids, cut into parts: the last id of each. */
export async function listPartEnds(db: Queries, partSize: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select id, row_number() over (order by id) as n, count(*) over () as total
      from products where published) numbered
    where n % ${partSize}::int = 0 or n = total order by n`)
  return rows.map(({ id }) => id)
}

/** The products that come after the first id, up to the last. */
export function listFactsBetween(db: Queries, after: string, upTo: string) {
  const between = sql`id > ${after} and id <= ${upTo}`
  return listFacts(db, sql`select * from products where published and ${between}`)
}

/** Returns the facts of the named products that are published. */
export function listFactsNamed(db: Queries, ids: string[]) {
  // The ids are one parameter: a list in SQL text would have one parameter for each id.
  const named = sql`id = any(${sql.param(ids)}::text[])`
  return listFacts(db, sql`select * from products where published and ${named}`)
}

async function listFacts(db: Queries, wanted: SQL): Promise<ProductFacts[]> {
  const { rows } = await db.execute<{ facts: ProductFacts[] }>(sql`
    select coalesce(json_agg(${factsJson} order by products.id), '[]') as facts
    from (${wanted}) products, lateral (
      select count(*)::int as count, coalesce(sum(rating), 0)::int as sum
      from reviews where published and product_id = products.id) rated`)
  return rows[0]?.facts ?? []
}
