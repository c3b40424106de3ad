import type { Queries } from '../../db/connect.ts'
import { ShopError } from '../../http/shop-error.ts'
import { listCreditLeft } from '../orders/invoices/credit-order.ts'
import {
  type LineWithPicture,
  listLinesWithPictures,
} from '../orders/reading/lines-with-pictures.ts'
import { leftOf, type StoredOrder } from '../orders/stored-order.ts'
import type { Settings } from '../shop/settings.ts'
import { type Returnable, returnableLine } from './returnable-lines.ts'
import { findDeliveredAt, listOnShelf, listTaken } from './returns.sql.ts'

export type LoadedLine = LineWithPicture & {
  returnable: Returnable
  /** Other sizes and colours that hang on the shelf; none where it was sewn. */
  insteadOf: Awaited<ReturnType<typeof listOnShelf>>
}

/** Every line of a delivered order with what may be asked for of it, under the order's lock. */
export async function loadReturnable(
  tx: Queries,
  order: StoredOrder,
  { now, settings, except }: { now: Date; settings: Settings; except?: string },
): Promise<LoadedLine[]> {
  const deliveredAt = await findDeliveredAt(tx, order.id)
  const isThere = order.status === 'delivered' || order.status === 'completed'
  if (!deliveredAt || !isThere) throw new ShopError('return_not_delivered')
  const ordered = await listLinesWithPictures(tx, order.id)
  // What was taken out before never reached her.
  const lines = ordered.filter(({ line }) => leftOf(line) > 0)
  const taken = await listTaken(tx, order.id, except)
  const worth = (await listCreditLeft(tx, order))?.pieces
  const around = { deliveredAt, now, settings, taken, worth }
  const found = lines.map((one) => ({ ...one, returnable: returnableLine(one.line, around) }))
  const shelf = found.filter(({ returnable }) => !returnable.sewn && returnable.left > 0)
  const onShelf =
    shelf.length === 0
      ? []
      : await listOnShelf(
          tx,
          shelf.map(({ line }) => line.productId),
        )
  return found.map((one) => ({
    ...one,
    insteadOf: shelf.some(({ line }) => line.id === one.line.id)
      ? onShelf.filter(
          ({ productId, sku }) => productId === one.line.productId && sku !== one.line.sku,
        )
      : [],
  }))
}
