import type { CancelPreview } from '@rimal/contract/cancelling'
import type { LanguageCode } from '@rimal/contract/language'
import { textIn } from '@rimal/contract/language'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import type { Shopper } from '../cart/stored-cart.ts'
import { pictureIn } from '../catalog/picture-in.ts'
import { findDue } from '../orders/reading/due-at-door.ts'
import { getOrderOf } from '../orders/reading/get-order-of.ts'
import { leaveOf } from '../orders/reading/leave-of.ts'
import { listOrderLines, lockOrder } from '../orders/stored-order.ts'
import { findSettings } from '../shop/settings.ts'
import { type LoadedPiece, loadPieces } from './pieces/load-pieces.ts'
import { whatComesBack } from './what-comes-back.ts'

/** What she is told before she cancels. */
export async function previewCancel(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { shopper, order: name }: { shopper: Shopper; order: string },
  language: LanguageCode,
): Promise<CancelPreview> {
  const { id } = await getOrderOf(db, shopper, name)
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    const [lines, settings] = [await listOrderLines(tx, id), await findSettings(tx)]
    const now = clock()
    const leave = leaveOf(order, lines, { now, settings })
    if (!leave) throw new ShopError('order_not_cancellable')
    const { pieces, standing } = await loadPieces(tx, order, leave.of)
    const { number, token, paymentMethod, currency, shipping, status } = order
    return {
      number,
      token,
      paymentMethod,
      currency,
      leave,
      ...(await whatComesBack(tx, order, { now, settings })),
      pieces:
        status === 'awaiting_payment' ? [] : pieces.flatMap((one) => showPiece(one, language)),
      standing,
      delivery: shipping.price,
      due: await findDue(tx, order),
    }
  })
}

function showPiece({ line, picture, left, comesBack }: LoadedPiece, language: LanguageCode) {
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
      comesBack,
    },
  ]
}
