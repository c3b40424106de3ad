import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { ReturnableLine, ReturnOptions } from '@rimal/contract/returns/returns'
import type { Deps } from '../../../deps.ts'
import type { Shopper } from '../../customers/shopper.ts'
import { getOrderOf } from '../../orders/order-view/get-order-of.ts'
import { lockOrder } from '../../orders/stored-order.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { type LoadedLine, loadReturnable } from './load-returnable.ts'
import { listLoose } from './return-pictures.sql.ts'
import { showReturnLine } from './show-return.ts'
import { isCollected, isOfSession } from './what-shopper-may.ts'

/** Returns the requests that a shopper can make for a delivered order, and their refunds. */
export async function getOptions(
  { db, transact, clock }: Pick<Deps, 'db' | 'transact' | 'clock'>,
  { shopper, order: name }: { shopper: Shopper; order: string },
  language: LanguageCode,
): Promise<ReturnOptions> {
  const { id } = await getOrderOf(db, shopper, name)
  const settings = await findSettings(db)
  return transact(async (tx) => {
    const order = await lockOrder(tx, id)
    const lines = await loadReturnable(tx, order, { now: clock(), settings })
    return {
      orderNumber: order.number,
      orderToken: order.token,
      currency: order.currency,
      paymentMethod: order.paymentMethod,
      collected: isCollected(order, settings),
      handOverDays: settings.returns.handOverDays,
      creditOffered: isOfSession(order, shopper),
      refundDays: settings.refundDays,
      lines: lines.map((line) => showLine(line, language)),
      pictures: await listLoose(tx, id),
    }
  })
}

function showLine(loaded: LoadedLine, language: LanguageCode): ReturnableLine {
  const { madeToOrder, left, until, over, refundable } = loaded.returnable
  return {
    ...showReturnLine(loaded, language),
    madeToOrder,
    left,
    until,
    over,
    refundable: [...refundable],
    insteadOf: loaded.insteadOf.map(({ sku, size, colorName }) => ({
      sku,
      size,
      colorName: textIn(colorName, language),
    })),
  }
}
