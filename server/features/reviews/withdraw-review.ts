import type { Deps } from '../../deps.ts'
import type { Tx } from '../../db/transact.ts'
import { ShopError } from '../../http/shop-error.ts'
import { recordCatalogChange } from '../../db/record-catalog-change.ts'
import { hidePhotos } from '../catalog/pictures/show-photos.ts'
import { removePicturesOfCustomer, removePicturesOfLine } from './review-pictures.sql.ts'
import {
  deleteReview,
  listReviewsBy,
  lockOwnLine,
  lockReviewOfLine,
  type StoredReview,
} from './reviews.sql.ts'

/** Deletes the customer's review and its pictures, wherever they were shown. The customer may write again. */
export async function withdrawReview(
  deps: Deps,
  { lineId, customerId }: { lineId: string; customerId: string },
): Promise<void> {
  const now = deps.clock()
  await deps.transact(async (tx) => {
    if (!(await lockOwnLine(tx, { lineId, customerId }))) {
      throw new ShopError('order_line_not_found')
    }
    const review = await lockReviewOfLine(tx, lineId)
    await removePicturesOfLine(tx, { lineId, now })
    tx.afterCommit.wake('clean-up-review-pictures')
    if (review) await removeReviews(tx, [review])
  })
}

/**
 * Deletes the reviews of an account that is deleted: even without a name, text and pictures could reveal their
 * author.
 */
export async function eraseReviews(tx: Tx, customerId: string, now: Date): Promise<void> {
  const reviews = await listReviewsBy(tx, customerId)
  await removePicturesOfCustomer(tx, customerId, now)
  tx.afterCommit.wake('clean-up-review-pictures')
  await removeReviews(tx, reviews)
}

async function removeReviews(tx: Tx, reviews: readonly StoredReview[]): Promise<void> {
  const shown = reviews.filter(({ published }) => published)
  await hidePhotos(
    tx,
    shown.flatMap(({ pictures }) => pictures),
  )
  for (const { id } of reviews) await deleteReview(tx, id)
  await recordCatalogChange(
    tx,
    shown.map(({ productId }) => productId),
  )
}
