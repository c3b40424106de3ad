import { maxReturnPictures } from '@rimal/contract/returns/return-states'
import type { ReviewPicture } from '@rimal/contract/reviews'
import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import type { Shopper } from '../cart/stored-cart.ts'
import { getOrderOf } from '../orders/reading/get-order-of.ts'
import { lockOrder, type StoredOrder } from '../orders/stored-order.ts'
import { keepPhoto } from '../pictures/picture-files.ts'
import { readPhoto } from '../pictures/read-photo.ts'
import { inUploadTurn } from '../reviews/upload-turns.ts'
import { countLoose, dropLoose, insertPicture } from './return-pictures.sql.ts'

/** Keeps a picture for a request of a delivered order, which takes it when she sends that. */
export async function uploadPicture(
  deps: Deps,
  { shopper, order: name }: { shopper: Shopper; order: string },
  bytes: Buffer,
): Promise<ReviewPicture> {
  const order = await getOrderOf(deps.db, shopper, name)
  return inUploadTurn(order.id, async () => {
    // Asked before the work, and again when it counts.
    await requireRoom(deps.db, order)
    const { file, ...photo } = await readPhoto(bytes)
    const id = await deps.db.transaction(async (tx) => {
      await requireRoom(tx, await lockOrder(tx, order.id))
      return insertPicture(tx, { ...photo, orderId: order.id, createdAt: deps.clock() })
    })
    try {
      await keepPhoto(deps.config, id, file)
    } catch (error) {
      await dropLoose(deps.db, { id, orderId: order.id, now: deps.clock() })
      throw error
    }
    return { id, preview: photo.preview }
  })
}

/** A picture goes that no request has; its file follows with the sweep. */
export async function removePicture(
  deps: Deps,
  { shopper, order, pictureId }: { shopper: Shopper; order: string; pictureId: string },
): Promise<void> {
  const { id: orderId } = await getOrderOf(deps.db, shopper, order)
  await dropLoose(deps.db, { id: pictureId, orderId, now: deps.clock() })
  void deps.jobs.wake('sweep-return-pictures')
}

async function requireRoom(db: Queries, { id, status }: StoredOrder): Promise<void> {
  if (status !== 'delivered' && status !== 'completed') throw new ShopError('return_not_delivered')
  if ((await countLoose(db, id)) >= maxReturnPictures) throw new ShopError('return_pictures_full')
}
