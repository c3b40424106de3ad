import type { ReviewState } from '@rimal/contract/choices'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { OwnReview, ReviewedLine } from '@rimal/contract/reviews'
import { firstName } from '@rimal/contract/text/first-name'
import type { Queries } from '../../db/connect.ts'
import { ShopError } from '../../http/shop-error.ts'
import { pictureIn } from '../catalog/picture-in.ts'
import { getDeliveredLine, isDelivered } from './own-line.ts'
import { listPicturesOfLine } from './review-pictures.sql.ts'
import { findReviewOfLine, listLinesOfOrder, type StoredReview } from './reviews.sql.ts'

type Own = { lineId: string; customerId: string }

/** Returns a delivered order line of the customer, with the customer's review of it. */
export async function getReviewedLine(
  db: Queries,
  own: Own,
  language: LanguageCode,
): Promise<ReviewedLine> {
  const { line, orderNumber, customerName, picture, address } = await getDeliveredLine(db, own)
  const [review, pictures] = await Promise.all([
    findReviewOfLine(db, own.lineId),
    listPicturesOfLine(db, own.lineId),
  ])
  return {
    lineId: line.id,
    orderNumber,
    product_id: line.productId,
    product_address: address ?? line.productId,
    name: textIn(line.name, language),
    colorName: textIn(line.colorName, language),
    size: line.size,
    madeToMeasure: line.measurements !== null,
    picture: pictureIn(picture ?? undefined, language),
    firstName: firstName(customerName),
    review: review ? asOwn(review) : null,
    pictures: pictures.map(({ id, preview, reviewId }) => ({
      id,
      preview,
      taken: reviewId !== null,
    })),
  }
}

/** Lists the lines of an order that the customer may review, or has reviewed. */
export async function listReviewsOfOrder(
  db: Queries,
  order: { orderNumber: string; customerId: string },
) {
  const lines = await listLinesOfOrder(db, order)
  if (lines.length === 0) throw new ShopError('order_not_found')
  return lines
    .filter(({ status }) => isDelivered(status))
    .map(({ lineId, review }) => ({ lineId, state: review ? stateOf(review) : ('open' as const) }))
}

export function stateOf({
  published,
  refusedFor,
}: Pick<StoredReview, 'published' | 'refusedFor'>): ReviewState {
  if (published) return 'published'
  return refusedFor === null ? 'pending' : 'refused'
}

function asOwn(review: StoredReview): OwnReview {
  return {
    state: stateOf(review),
    rating: review.rating,
    fit: review.fit,
    text: review.body,
    name: review.name,
    heightCm: review.heightCm,
    writtenOn: review.writtenOn,
    refusedFor: review.refusedFor,
    answer: review.answer,
  }
}
