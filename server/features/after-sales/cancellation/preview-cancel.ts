import type { CancelPreview } from '@rimal/contract/cancel-order'
import type { LanguageCode } from '@rimal/contract/language'
import { textIn } from '@rimal/contract/language'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import type { Shopper } from '../../customers/shopper.ts'
import { pictureIn } from '../../catalog/picture-in.ts'
import { dueAtDoor } from '../../orders/money/due-at-door.ts'
import { loadOrderMoney } from '../../orders/money/load-order-money.ts'
import { whatCancellationReturns } from '../../orders/money/refundable.ts'
import { getOrderOf } from '../../orders/order-view/get-order-of.ts'
import { refundDay } from '../../orders/order-view/refund-status.ts'
import { cancellationWindowOf } from '../../orders/order-view/cancellation-window-of.ts'
import { listOrderLines, lockOrder } from '../../orders/stored-order.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { type LoadedLine, loadCancellableLines } from './lines/load-cancellable-lines.ts'

/** Returns the information that the customer sees before a cancellation. */
export async function previewCancel(
  { db, transact, clock }: Pick<Deps, 'db' | 'transact' | 'clock'>,
  { shopper, order: name }: { shopper: Shopper; order: string },
  language: LanguageCode,
): Promise<CancelPreview> {
  const { id } = await getOrderOf(db, shopper, name)
  return transact(async (tx) => {
    const order = await lockOrder(tx, id)
    const [lines, settings] = [await listOrderLines(tx, id), await findSettings(tx)]
    const now = clock()
    const cancellation = cancellationWindowOf(order, lines, { now, settings })
    if (!cancellation) throw new ShopError('order_not_cancellable')
    const money = await loadOrderMoney(tx, order)
    const { of } = cancellation
    const { lines: cancellable, remainingUnits } = await loadCancellableLines(tx, order, {
      of,
      money,
    })
    const { number, token, paymentMethod, currency, shipping, status } = order
    return {
      number,
      token,
      paymentMethod,
      currency,
      cancellation,
      ...whatCancellationReturns(money),
      by: refundDay(now, settings),
      lines:
        status === 'awaiting_payment' ? [] : cancellable.flatMap((one) => showLine(one, language)),
      remainingUnits,
      delivery: shipping.price,
      due: dueAtDoor(money),
    }
  })
}

function showLine({ line, picture, left, refundable }: LoadedLine, language: LanguageCode) {
  if (left === 0) return []
  return [
    {
      lineId: line.id,
      name: textIn(line.name, language),
      colorName: textIn(line.colorName, language),
      size: line.size,
      madeToMeasure: line.measurements !== null,
      picture: pictureIn(picture ?? undefined, language),
      left,
      refundable,
    },
  ]
}
