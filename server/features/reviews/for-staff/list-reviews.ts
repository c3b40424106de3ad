import type { QueryOf, ResultOf } from '@rimal/contract/endpoint'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { StaffRole } from '@rimal/contract/permissions'
import type { staffReviewsApi } from '@rimal/contract/staff/reviews'
import { searchableBy, staffSearchWords } from '../../../db/staff-search.ts'
import type { Queries } from '../../../db/connect.ts'
import { pageFrom, positionOf, totalOf } from '../../../http/page-of.ts'
import { pictureIn } from '../../catalog/picture-in.ts'
import { stateOf } from '../get-reviewed-line.ts'
import { listPicturesOfReviews } from '../review-pictures.sql.ts'
import { countMatching, listReviewRows, type ReviewFilter } from './list-reviews.sql.ts'

type Listing = typeof staffReviewsApi.listReviewsToRead
type Query = QueryOf<Listing>

/** Returns a page of the reviews that match a query of staff. */
export async function listReviewsToRead(
  db: Queries,
  query: Query,
  { language, role }: { language: LanguageCode; role: StaffRole },
): Promise<ResultOf<Listing>> {
  const filter = reviewFilterOf(query, role)
  const [page, counted] = await Promise.all([
    readReviewPage(db, query, { language, filter }),
    countMatching(db, filter),
  ])
  return { ...page, total: totalOf(counted) }
}

/** Reads the filter of a query of staff. */
export function reviewFilterOf(
  { q = '', state, rating, fit, productId }: Query,
  role: StaffRole,
): ReviewFilter {
  const words = staffSearchWords(q)
  return { words, searchable: searchableBy(role), state, rating, fit, productId }
}

/** Reads a page of the list of reviews, without the total. */
export async function readReviewPage(
  db: Queries,
  query: Query,
  { language, filter }: { language: LanguageCode; filter: ReviewFilter },
): Promise<Omit<ResultOf<Listing>, 'total'>> {
  const { sort = 'newest' } = query
  const found = await listReviewRows(db, filter, { sort, after: positionOf(query) })
  const { rows, next } = pageFrom(found, query, ({ place, review }) => ({
    value: place,
    id: review.id,
  }))
  const photos = await listPicturesOfReviews(
    db,
    rows.map(({ review }) => review.id),
  )
  return { items: rows.map((row) => rowOf(row, photos, language)), next }
}

type Row = Awaited<ReturnType<typeof listReviewRows>>[number]
type Photos = Awaited<ReturnType<typeof listPicturesOfReviews>>

function rowOf(
  { review, orderNumber, line, picture }: Row,
  photos: Photos,
  language: LanguageCode,
): ResultOf<Listing>['items'][number] {
  return {
    reviewId: review.id,
    revision: review.revision,
    state: stateOf(review),
    orderNumber,
    product_id: review.productId,
    productName: textIn(line.name, language),
    picture: pictureIn(picture ?? undefined, language),
    colorName: textIn(line.colorName, language),
    size: line.size,
    name: review.name,
    rating: review.rating,
    fit: review.fit,
    text: review.body,
    language_code: review.language,
    sentAt: (review.sentAt ?? new Date(review.writtenOn)).toISOString(),
    refusedFor: review.refusedFor,
    answer: review.answer,
    pictures: photos
      .filter(({ reviewId }) => reviewId === review.id)
      .map(({ id, preview }) => ({ id, preview })),
  }
}
