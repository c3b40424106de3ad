import type { Fit } from '@rimal/contract/choices'
import type { LanguageCode, Text } from '@rimal/contract/language'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { productItems, products, reviews } from '../../db/tables/catalog.ts'
import { pictureFields, type StoredPicture } from './stored-picture.ts'

/** Drizzle builds the SQL once for each database; PostgreSQL plans it once for each connection. */
function prepared<T>(prepare: (db: Db) => T): (db: Db) => T {
  const kept = new WeakMap<Db, T>()
  return (db) => {
    const known = kept.get(db) ?? prepare(db)
    kept.set(db, known)
    return known
  }
}

/**
 * The column `row` of a query as one list in the order of its column `place`. JSON throughout: one
 * text to parse costs Node a quarter of what Drizzle and `pg` take for rows, columns and arrays.
 */
function listOf<T>(query: SQL) {
  return sql<T[]>`(
    select coalesce(json_agg(listed.row order by listed.place), '[]') from (${query}) listed)`
}

export type CardFacts = {
  productId: string
  itemId: string
  name: Text
  subtitle: Text
  colorName: Text
  price: number
  compareAt: number | null
  collections: string[]
  madeToOrder: boolean
  /** The first two of the item. */
  pictures: StoredPicture[]
  colors: { itemId: string; name: Text; color_code: string }[]
}

const cardJson = sql`json_build_object(
  'productId', products.id, 'itemId', product_items.id, 'name', products.name,
  'subtitle', products.subtitle, 'colorName', product_items.name, 'price', products.price,
  'compareAt', products.compare_at, 'collections', products.collections,
  'madeToOrder', products.made_to_order,
  'pictures', ${listOf(sql`
    select json_build_object(${pictureFields}) as row, item_pictures.position as place
    from item_pictures join pictures on pictures.id = item_pictures.picture_id
    where item_pictures.item_id = product_items.id
    order by item_pictures.position limit 2`)},
  'colors', ${listOf(sql`
    select json_build_object('itemId', other.id, 'name', other.name,
      'color_code', other.color_code) as row, other.position as place
    from product_items other where other.product_id = products.id`)})`

const cards = prepared((db) =>
  db
    .select({ all: sql<CardFacts[]>`coalesce(json_agg(${cardJson}), '[]')` })
    .from(productItems)
    .innerJoin(products, eq(products.id, productItems.productId))
    .where(
      and(
        eq(products.published, true),
        sql`${productItems.id} = any(${sql.placeholder('itemIds')}::text[])`,
      ),
    )
    .prepare('catalog_cards'),
)

/** What the cards of some items show, in no order; withdrawn ones are left out. */
export async function listCardFacts(db: Db, itemIds: string[]): Promise<CardFacts[]> {
  if (itemIds.length === 0) return []
  const [row] = await cards(db).execute({ itemIds })
  return row?.all ?? []
}

export type StoredReview = {
  id: string
  name: string
  city: string
  rating: number
  fit: Fit
  text: string
  language_code: LanguageCode
  writtenOn: string
  size: number | null
  heightCm: number | null
  colorName: Text | null
  madeToMeasure: boolean
  pictures: StoredPicture[]
}

/** One row of `reviews` as JSON; the table must be in the statement under its own name. */
const reviewJson = sql`json_build_object(
  'id', reviews.id, 'name', reviews.name, 'city', reviews.city, 'rating', reviews.rating,
  'fit', reviews.fit, 'text', reviews.body, 'language_code', reviews.language,
  'writtenOn', reviews.written_on, 'size', reviews.size, 'heightCm', reviews.height_cm,
  'madeToMeasure', reviews.made_to_measure,
  'colorName', (select name from product_items where product_items.id = reviews.item_id),
  'pictures', ${listOf(sql`
    select json_build_object(${pictureFields}) as row, shown.place
    from unnest(reviews.pictures) with ordinality shown (picture_id, place)
    join pictures on pictures.id = shown.picture_id`)})`

/** Written on the same day, reviews keep one order, or a page would repeat what another showed. */
const newestFirst = sql`row(date '4000-01-01' - reviews.written_on, reviews.id) as place`

export type StoredItem = {
  id: string
  name: Text
  color_code: string
  pictures: (StoredPicture & { view: string })[]
  /** By size; of made-to-order pieces the stock does not matter. */
  variants: { size: number; sku: string; left: number }[]
}

const itemJson = sql`json_build_object(
  'id', item.id, 'name', item.name, 'color_code', item.color_code,
  'pictures', ${listOf(sql`
    select json_build_object(${pictureFields}, 'view', item_pictures.view) as row,
      item_pictures.position as place
    from item_pictures join pictures on pictures.id = item_pictures.picture_id
    where item_pictures.item_id = item.id`)},
  'variants', ${listOf(sql`
    select json_build_object('size', variants.size, 'sku', variants.sku,
      'left', variants.stock - variants.reserved) as row, variants.size as place
    from variants where variants.item_id = item.id`)})`

export type StoredReviewSummary = {
  count: number
  sum: number
  histogram: number[]
  small: number
  true: number
  large: number
}

const summaryJson = sql`json_build_object(
  'count', count(*), 'sum', coalesce(sum(rating), 0),
  'histogram', array[
    count(*) filter (where rating = 1), count(*) filter (where rating = 2),
    count(*) filter (where rating = 3), count(*) filter (where rating = 4),
    count(*) filter (where rating = 5)],
  'small', count(*) filter (where fit = 'small'),
  'true', count(*) filter (where fit = 'true'),
  'large', count(*) filter (where fit = 'large'))`

const product = prepared((db) =>
  db
    .select({
      product: products,
      items: listOf<StoredItem>(sql`
        select ${itemJson} as row, item.position as place
        from product_items item where item.product_id = products.id`),
      type: sql<Text>`(select title from product_types where product_types.id = products.type_id)`,
      summary: sql<StoredReviewSummary>`(
        select ${summaryJson} from reviews where product_id = products.id and published)`,
      firstReviews: listOf<StoredReview>(sql`
        select ${reviewJson} as row, ${newestFirst} from reviews
        where product_id = products.id and published order by place limit 4`),
    })
    .from(products)
    .where(and(eq(products.id, sql.placeholder('id')), eq(products.published, true)))
    .prepare('catalog_product'),
)

export async function findProduct(db: Db, id: string) {
  const [row] = await product(db).execute({ id })
  return row
}

export type ProductRow = NonNullable<Awaited<ReturnType<typeof findProduct>>>

const asked = sql`published and product_id = products.id
  and (${sql.placeholder('rating')}::int is null or rating = ${sql.placeholder('rating')}::int)
  and (not ${sql.placeholder('withPhotos')}::boolean or cardinality(reviews.pictures) > 0)`

const reviewPage = prepared((db) =>
  db
    .select({
      total: sql<number>`(select count(*)::int from reviews where ${asked})`,
      reviews: listOf<StoredReview>(sql`
        select ${reviewJson} as row, ${newestFirst} from reviews where ${asked}
        order by place
        limit ${sql.placeholder('count')}::int offset ${sql.placeholder('skip')}::int`),
    })
    .from(products)
    .where(and(eq(products.id, sql.placeholder('id')), eq(products.published, true)))
    .prepare('catalog_reviews'),
)

/** A page of the reviews of a product, newest first; undefined when the product is not in the window. */
export async function findReviewPage(
  db: Db,
  page: { id: string; rating: number | null; withPhotos: boolean; count: number; skip: number },
) {
  const [row] = await reviewPage(db).execute(page)
  return row
}

const chosenReviews = prepared((db) =>
  db
    .select({
      review: sql<StoredReview>`${reviewJson}`,
      productId: products.id,
      productName: products.name,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(
      and(
        eq(reviews.published, true),
        eq(products.published, true),
        sql`case when cardinality(${sql.placeholder('chosen')}::uuid[]) > 0
          then ${reviews.id} = any(${sql.placeholder('chosen')}::uuid[])
          else ${reviews.rating} = 5 and ${reviews.language} = ${sql.placeholder('language')} end`,
      ),
    )
    .orderBy(
      sql`array_position(${sql.placeholder('chosen')}::uuid[], ${reviews.id})`,
      desc(reviews.writtenOn),
    )
    .limit(sql.placeholder('count'))
    .prepare('catalog_chosen_reviews'),
)

/** Reviews by their ids in that order; the newest of the best in the language when none is named. */
export function listChosenReviews(
  db: Db,
  wanted: { chosen: string[]; language: LanguageCode; count: number },
) {
  return chosenReviews(db).execute(wanted)
}
