import { statusIs } from '@rimal/contract/statuses'
import { maxReturnPictures } from '@rimal/contract/returns/return-states'
import type { ReviewPicture } from '@rimal/contract/reviews'
import type { Queries } from '../../../db/connect.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import type { Shopper } from '../../customers/shopper.ts'
import { getOrderOf } from '../../orders/order-view/get-order-of.ts'
import { lockOrder, type StoredOrder } from '../../orders/stored-order.ts'
import { savePhoto } from '../../catalog/pictures/picture-files.ts'
import { readPhoto } from '../../catalog/pictures/read-photo.ts'
import { takeUploadTurn } from '../../reviews/upload-turns.ts'
import { countLoose, removeLoose, insertPicture } from './return-pictures.sql.ts'

type Upload = { shopper: Shopper; order: string }

/** Refuses a picture before it is read, or returns what gives the turn of the upload back. */
export async function admitPicture(
  deps: Deps,
  { shopper, order: name, ip }: Upload & { ip: string },
): Promise<() => void> {
  const order = await getOrderOf(deps.db, shopper, name)
  return takeUploadTurn({ key: order.id, ip }, () => requireSpace(deps.db, order))
}

/** Stores a picture for a request of a delivered order; the request takes the picture when it is sent. */
export async function uploadPicture(
  deps: Deps,
  { shopper, order: name }: Upload,
  bytes: Buffer,
): Promise<ReviewPicture> {
  const order = await getOrderOf(deps.db, shopper, name)
  const { file, ...photo } = await readPhoto(bytes)
  const id = await deps.transact(async (tx) => {
    await requireSpace(tx, await lockOrder(tx, order.id))
    return insertPicture(tx, { ...photo, orderId: order.id, createdAt: deps.clock() })
  })
  try {
    await savePhoto(deps.files, id, file)
  } catch (error) {
    await removeLoose(deps.db, { id, orderId: order.id, now: deps.clock() })
    throw error
  }
  return { id, preview: photo.preview }
}

/** A picture goes that no request has; its file follows with the sweep. */
export async function removePicture(
  deps: Deps,
  { shopper, order, pictureId }: { shopper: Shopper; order: string; pictureId: string },
): Promise<void> {
  const { id: orderId } = await getOrderOf(deps.db, shopper, order)
  await deps.transact(async (tx) => {
    await removeLoose(tx, { id: pictureId, orderId, now: deps.clock() })
    tx.afterCommit.wake('clean-up-return-pictures')
  })
}

async function requireSpace(db: Queries, { id, status }: StoredOrder): Promise<void> {
  if (!statusIs(status, 'delivered')) throw new ShopError('return_not_delivered')
  if ((await countLoose(db, id)) >= maxReturnPictures) throw new ShopError('return_pictures_full')
}
