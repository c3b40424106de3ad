import type { Deps } from '../../deps.ts'
import type { Queries } from '../../db/connect.ts'
import { ShopError } from '../../http/shop-error.ts'
import {
  announceWindowChanges,
  recordWindowChange,
  type WindowMove,
} from '../catalog/record-window-change.ts'
import { hidePhotos } from '../pictures/show-photos.ts'
import { dropPicturesOfCustomer, dropPicturesOfLine } from './review-pictures.sql.ts'
import {
  deleteReview,
  listReviewsBy,
  lockOwnLine,
  lockReviewOfLine,
  type StoredReview,
} from './reviews.sql.ts'

/** Her words and pictures go, wherever they stood. She may write again. */
export async function withdrawReview(
  deps: Deps,
  { lineId, customerId }: { lineId: string; customerId: string },
): Promise<void> {
  const now = deps.clock()
  const wasShown = await deps.db.transaction(async (tx) => {
    if (!(await lockOwnLine(tx, { lineId, customerId }))) {
      throw new ShopError('order_line_not_found')
    }
    const review = await lockReviewOfLine(tx, lineId)
    await dropPicturesOfLine(tx, { lineId, now })
    if (!review) return false
    return (await removeReviews(tx, [review])).windowChanged
  })
  void deps.jobs.wake('sweep-review-pictures')
  if (wasShown) await announceWindowChanges(deps)
}

/**
 * With an account go its reviews: her words and pictures are hers, and without a name they could still
 * tell who she is. After the commit announce the move and wake `sweep-review-pictures`.
 */
export async function forgetReviews(
  tx: Queries,
  customerId: string,
  now: Date,
): Promise<WindowMove> {
  const reviews = await listReviewsBy(tx, customerId)
  await dropPicturesOfCustomer(tx, customerId, now)
  return removeReviews(tx, reviews)
}

async function removeReviews(tx: Queries, reviews: readonly StoredReview[]): Promise<WindowMove> {
  const shown = reviews.filter(({ published }) => published)
  await hidePhotos(
    tx,
    shown.flatMap(({ pictures }) => pictures),
  )
  for (const { id } of reviews) await deleteReview(tx, id)
  await recordWindowChange(
    tx,
    shown.map(({ productId }) => productId),
  )
  return { windowChanged: shown.length > 0 }
}
