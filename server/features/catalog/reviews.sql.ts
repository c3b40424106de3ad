import type { Fit } from '@rimal/contract/choices'
import type { LanguageCode, Text } from '@rimal/contract/language'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { prepared } from '../../db/statements/prepared.ts'
import { products, reviews } from '../../db/tables/catalog.ts'
import { listOf, pictureFields } from './json.sql.ts'
import type { StoredPicture } from './picture-in.ts'

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
  answer: string | null
}

/** One row of `reviews` as JSON; the table must be in the statement under its own name. */
export const reviewJson = sql`json_build_object(
  'id', reviews.id, 'name', reviews.name, 'city', reviews.city, 'rating', reviews.rating,
  'fit', reviews.fit, 'text', reviews.body, 'language_code', reviews.language,
  'writtenOn', reviews.written_on, 'size', reviews.size, 'heightCm', reviews.height_cm,
  'madeToMeasure', reviews.made_to_measure, 'answer', reviews.answer,
  'colorName', (select name from product_items where product_items.id = reviews.item_id),
  'pictures', ${listOf(sql`
    select json_build_object(${pictureFields}) as row, shown.place
    from unnest(reviews.pictures) with ordinality shown (picture_id, place)
    join pictures on pictures.id = shown.picture_id`)})`

/** Reviews written on the same day have a fixed order; otherwise a page could repeat reviews of another page. */
export const newestFirst = sql`row(date '4000-01-01' - reviews.written_on, reviews.id) as place`

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

// The condition of the index of the best reviews is written out, because PostgreSQL would not recognise it as a
// parameter.
const quoted = (db: Db, which: SQL | undefined) =>
  db
    .select({
      review: sql<StoredReview>`${reviewJson}`,
      productId: products.id,
      productAddress: products.address,
      productName: products.name,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(and(sql`${reviews.published} and ${products.published}`, which))
    .limit(sql.placeholder('count'))

const chosenReviews = prepared((db) => {
  const chosen = sql`${sql.placeholder('chosen')}::uuid[]`
  return quoted(db, sql`${reviews.id} = any(${chosen})`)
    .orderBy(sql`array_position(${chosen}, ${reviews.id})`)
    .prepare('catalog_chosen_reviews')
})

const bestReviews = prepared((db) =>
  quoted(db, and(sql`${reviews.rating} = 5`, eq(reviews.language, sql.placeholder('language'))))
    .orderBy(desc(reviews.writtenOn))
    .prepare('catalog_best_reviews'),
)

/** Returns reviews by their ids, in that order; without ids, the newest of the best reviews in the language. */
export function listChosenReviews(
  db: Db,
  { chosen, language, count }: { chosen: string[]; language: LanguageCode; count: number },
) {
  // One statement for both would read every review of the shop to find three by their ids.
  return chosen.length > 0
    ? chosenReviews(db).execute({ chosen, count })
    : bestReviews(db).execute({ language, count })
}
