import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { cleanText } from '../cart/clean-text.ts'
import { recordWindowChange, type WindowMove } from '../catalog/record-window-change.ts'
import { hidePhotos, showPhotos } from '../pictures/show-photos.ts'
import { languageOf } from './language-of.ts'
import { dropPicturesOfLine, listPicturesOfReviews } from './review-pictures.sql.ts'
import { changeReview, getReviewedName, lockReview, type StoredReview } from './reviews.sql.ts'
import { tellOfDecision } from './tell-of-decision.ts'

type Read = { reviewId: string; revision: number }

/**
 * The shop shows the review and counts its stars. After the commit announce the move and wake
 * `derive-pictures` and `send-messages`.
 */
export async function publishReview(
  deps: Deps,
  tx: Queries,
  read: Read,
): Promise<WindowMove & Pick<StoredReview, 'productId'>> {
  const review = await lockAsRead(tx, read)
  if (review.published) throw new ShopError('review_changed')
  const pictures = await listPicturesOfReviews(tx, [review.id])
  const name = await getReviewedName(tx, review)
  const alt = { en: `Customer’s picture: ${name.en}`, ar: `صورة عميلة: ${name.ar}` }
  await showPhotos(
    tx,
    pictures.map(({ id, width, height, color }) => ({ id, width, height, color, alt })),
  )
  await changeReview(tx, review.id, {
    published: true,
    refusedFor: null,
    pictures: pictures.map(({ id }) => id),
  })
  await recordWindowChange(tx, [review.productId])
  await tellOfDecision(deps, tx, { ...review, refusedFor: null })
  return { windowChanged: true, productId: review.productId }
}

/** She is told why. After the commit announce the move and wake `send-messages`. */
export async function refuseReview(
  deps: Deps,
  tx: Queries,
  { reason, ...read }: Read & { reason: string },
): Promise<WindowMove & Pick<StoredReview, 'productId'>> {
  const refusedFor = cleanText(reason).trim()
  if (!refusedFor) throw new ShopError('invalid_input', { reason: 'required' })
  const review = await lockAsRead(tx, read)
  if (review.published) {
    // What had an address loses it, and its files go.
    await hidePhotos(tx, review.pictures)
    if (review.orderLineId) {
      await dropPicturesOfLine(tx, { lineId: review.orderLineId, now: deps.clock() })
    }
    await recordWindowChange(tx, [review.productId])
  }
  await changeReview(tx, review.id, { published: false, refusedFor, pictures: [] })
  await tellOfDecision(deps, tx, { ...review, refusedFor })
  return { windowChanged: review.published, productId: review.productId }
}

/** After the commit announce the move. */
export async function answerReview(
  tx: Queries,
  { reviewId, answer }: { reviewId: string; answer: string },
): Promise<WindowMove & Pick<StoredReview, 'productId'>> {
  const review = await lockReview(tx, reviewId)
  if (!review) throw new ShopError('review_not_found')
  const text = cleanText(answer).trim()
  if (languageOf(text, review.language) !== review.language) {
    throw new ShopError('answer_in_other_language')
  }
  await changeReview(tx, reviewId, { answer: text || null })
  if (review.published) await recordWindowChange(tx, [review.productId])
  return { windowChanged: review.published, productId: review.productId }
}

/** Nobody decides on words that she has changed since. */
async function lockAsRead(tx: Queries, { reviewId, revision }: Read): Promise<StoredReview> {
  const review = await lockReview(tx, reviewId)
  if (!review) throw new ShopError('review_not_found')
  if (review.revision !== revision) throw new ShopError('review_changed')
  return review
}
