import type { Tx } from '../../db/transact.ts'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { cleanText } from '@rimal/contract/text/clean-text'
import { recordCatalogChange } from '../../db/record-catalog-change.ts'
import { hidePhotos, showPhotos } from '../catalog/pictures/show-photos.ts'
import { languageOf } from './language-of.ts'
import { removePicturesOfLine, listPicturesOfReviews } from './review-pictures.sql.ts'
import { changeReview, getReviewedName, lockReview, type StoredReview } from './reviews.sql.ts'
import { notifyDecision } from './notify-decision.ts'

type Read = { reviewId: string; revision: number }

/** The shop shows the review and counts its stars; sizes of its pictures are made after the commit. */
export async function publishReview(
  deps: Deps,
  tx: Tx,
  read: Read,
): Promise<Pick<StoredReview, 'productId'>> {
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
  await recordCatalogChange(tx, [review.productId])
  await notifyDecision(deps, tx, { ...review, refusedFor: null })
  return { productId: review.productId }
}

/** The customer gets the reason. */
export async function refuseReview(
  deps: Deps,
  tx: Tx,
  { reason, ...read }: Read & { reason: string },
): Promise<Pick<StoredReview, 'productId'>> {
  const refusedFor = cleanText(reason).trim()
  if (!refusedFor) throw new ShopError('invalid_input', { reason: 'required' })
  const review = await lockAsRead(tx, read)
  if (review.published) {
    // Pictures that had a public address lose it, and their files are deleted.
    await hidePhotos(tx, review.pictures)
    if (review.orderLineId) {
      await removePicturesOfLine(tx, { lineId: review.orderLineId, now: deps.clock() })
    }
    await recordCatalogChange(tx, [review.productId])
  }
  await changeReview(tx, review.id, { published: false, refusedFor, pictures: [] })
  await notifyDecision(deps, tx, { ...review, refusedFor })
  tx.afterCommit.wake('clean-up-review-pictures')
  return { productId: review.productId }
}

export async function answerReview(
  tx: Tx,
  { reviewId, answer }: { reviewId: string; answer: string },
): Promise<Pick<StoredReview, 'productId'>> {
  const review = await lockReview(tx, reviewId)
  if (!review) throw new ShopError('review_not_found')
  const text = cleanText(answer).trim()
  if (languageOf(text, review.language) !== review.language) {
    throw new ShopError('answer_in_other_language')
  }
  await changeReview(tx, reviewId, { answer: text || null })
  if (review.published) await recordCatalogChange(tx, [review.productId])
  return { productId: review.productId }
}

/** Locks a review, so that staff cannot decide on a text that the customer has changed since. */
async function lockAsRead(tx: Tx, { reviewId, revision }: Read): Promise<StoredReview> {
  const review = await lockReview(tx, reviewId)
  if (!review) throw new ShopError('review_not_found')
  if (review.revision !== revision) throw new ShopError('review_changed')
  return review
}
