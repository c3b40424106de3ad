import { maxReviewPictures } from '@rimal/contract/limits'
import type { ReviewPicture } from '@rimal/contract/reviews'
import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { savePhoto } from '../catalog/pictures/picture-files.ts'
import { readPhoto } from '../catalog/pictures/read-photo.ts'
import { getDeliveredLine, lockDeliveredLine } from './own-line.ts'
import {
  countPicturesOfLine,
  markPictureRemoved,
  findOwnPicture,
  insertReviewPicture,
} from './review-pictures.sql.ts'
import {
  findReviewOfLine,
  lockOwnLine,
  lockReviewOfLine,
  type StoredReview,
} from './reviews.sql.ts'
import { takeUploadTurn } from './upload-turns.ts'

type Own = { lineId: string; customerId: string }

/** Refuses a picture before it is read, or returns what gives the turn of the upload back. */
export async function admitPicture(
  deps: Deps,
  { lineId, customerId, ip }: Own & { ip: string },
): Promise<() => void> {
  return takeUploadTurn({ key: customerId, ip }, async () => {
    await getDeliveredLine(deps.db, { lineId, customerId })
    await requireSpace(deps.db, lineId, await findReviewOfLine(deps.db, lineId))
  })
}

/**
 * Saves a picture for a delivered order line of the customer; the picture joins the review when the customer sends
 * the review.
 */
export async function uploadPicture(deps: Deps, own: Own, bytes: Buffer): Promise<ReviewPicture> {
  const { lineId } = own
  const { file, ...photo } = await readPhoto(bytes)
  const id = await deps.transact(async (tx) => {
    await lockDeliveredLine(tx, own)
    await requireSpace(tx, lineId, await lockReviewOfLine(tx, lineId))
    return insertReviewPicture(tx, { ...photo, orderLineId: lineId, createdAt: deps.clock() })
  })
  try {
    await savePhoto(deps.files, id, file)
  } catch (error) {
    await markPictureRemoved(deps.db, id, deps.clock())
    throw error
  }
  return { id, preview: photo.preview }
}

/** Removes a picture from a review that is not published yet; the cleanup job deletes its files. */
export async function removePicture(
  deps: Deps,
  { pictureId, customerId }: { pictureId: string; customerId: string },
): Promise<void> {
  const picture = await findOwnPicture(deps.db, { id: pictureId, customerId })
  if (!picture) return
  await deps.transact(async (tx) => {
    // The picture was deleted with the account.
    if (!(await lockOwnLine(tx, { lineId: picture.lineId, customerId }))) return
    requireUnpublished(await lockReviewOfLine(tx, picture.lineId))
    await markPictureRemoved(tx, pictureId, deps.clock())
    tx.afterCommit.wake('clean-up-review-pictures')
  })
}

async function requireSpace(
  db: Queries,
  lineId: string,
  review: StoredReview | undefined,
): Promise<void> {
  requireUnpublished(review)
  if ((await countPicturesOfLine(db, lineId)) >= maxReviewPictures) {
    throw new ShopError('review_pictures_full')
  }
}

function requireUnpublished(review: StoredReview | undefined): void {
  if (review?.published) throw new ShopError('review_published')
}
