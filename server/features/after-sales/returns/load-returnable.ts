import { statusIs } from '@rimal/contract/statuses'
import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { listRemainingCredit } from '../../orders/invoices/credit-order.ts'
import {
  type LineWithPicture,
  listLinesWithPictures,
} from '../../orders/order-view/lines-with-pictures.ts'
import { remainingQuantity, type StoredOrder } from '../../orders/stored-order.ts'
import type { Settings } from '../../shop/settings/settings.ts'
import { type Returnable, returnableLine } from './returnable-lines.ts'
import { findDeliveredAt, listInStock, listTaken } from './returns.sql.ts'

export type LoadedLine = LineWithPicture & {
  returnable: Returnable
  /** Other sizes and colours in stock; none for a made-to-order line. */
  insteadOf: Awaited<ReturnType<typeof listInStock>>
}

/** Every line of a delivered order with what may be asked for of it, under the order's lock. */
export async function loadReturnable(
  tx: Tx,
  order: StoredOrder,
  { now, settings, except }: { now: Date; settings: Settings; except?: string },
): Promise<LoadedLine[]> {
  const deliveredAt = await findDeliveredAt(tx, order.id)
  const isThere = statusIs(order.status, 'delivered')
  if (!deliveredAt || !isThere) throw new ShopError('return_not_delivered')
  const ordered = await listLinesWithPictures(tx, order.id)
  // Units that were cancelled before the delivery never reached the customer.
  const lines = ordered.filter(({ line }) => remainingQuantity(line) > 0)
  const taken = await listTaken(tx, order.id, except)
  const worth = (await listRemainingCredit(tx, order))?.lines
  const around = { deliveredAt, now, settings, taken, worth }
  const found = lines.map((one) => ({ ...one, returnable: returnableLine(one.line, around) }))
  const readyToWear = found.filter(
    ({ returnable }) => !returnable.madeToOrder && returnable.left > 0,
  )
  const inStock =
    readyToWear.length === 0
      ? []
      : await listInStock(
          tx,
          readyToWear.map(({ line }) => line.productId),
        )
  return found.map((one) => ({
    ...one,
    insteadOf: readyToWear.some(({ line }) => line.id === one.line.id)
      ? inStock.filter(
          ({ productId, sku }) => productId === one.line.productId && sku !== one.line.sku,
        )
      : [],
  }))
}
