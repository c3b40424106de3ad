import type { ReviewState } from '@rimal/contract/choices'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { ReadReview } from '@rimal/contract/staff/reviews'
import type { Queries } from '../../db/connect.ts'
import { pictureIn } from '../catalog/picture-in.ts'
import { stateOf } from './get-reviewed-line.ts'
import { listPicturesOfReviews } from './review-pictures.sql.ts'
import { listReviewsIn } from './reviews.sql.ts'

const max = 50

/** Returns reviews as staff read them before the decision. */
export async function readReviews(
  db: Queries,
  { state = 'pending', before }: { state?: ReviewState; before?: string },
  language: LanguageCode,
): Promise<ReadReview[]> {
  const rows = await listReviewsIn(db, { state, before, limit: max })
  const pictures = await listPicturesOfReviews(
    db,
    rows.map(({ review }) => review.id),
  )
  return rows.map(({ review, orderNumber, line, picture }) => ({
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
    pictures: pictures
      .filter(({ reviewId }) => reviewId === review.id)
      .map(({ id, preview }) => ({ id, preview })),
  }))
}
