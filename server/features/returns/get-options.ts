import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { ReturnableLine, ReturnOptions } from '@rimal/contract/returns/returns'
import type { Deps } from '../../deps.ts'
import type { Shopper } from '../cart/stored-cart.ts'
import { getOrderOf } from '../orders/reading/get-order-of.ts'
import { lockOrder } from '../orders/stored-order.ts'
import { findSettings } from '../shop/settings.ts'
import { type LoadedLine, loadReturnable } from './load-returnable.ts'
import { listLoose } from './return-pictures.sql.ts'
import { showPiece } from './show-return.ts'
import { isCollected, isHers } from './what-she-may.ts'

/** What she may ask for of a delivered order, and what comes back for it. */
export async function getOptions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { shopper, order: name }: { shopper: Shopper; order: string },
  language: LanguageCode,
): Promise<ReturnOptions> {
  const { id } = await getOrderOf(db, shopper, name)
  const settings = await findSettings(db)
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    const lines = await loadReturnable(tx, order, { now: clock(), settings })
    return {
      orderNumber: order.number,
      orderToken: order.token,
      currency: order.currency,
      paymentMethod: order.paymentMethod,
      collected: isCollected(order, settings),
      handOverDays: settings.returns.handOverDays,
      creditOffered: isHers(order, shopper),
      refundDays: settings.refundDays,
      lines: lines.map((line) => showLine(line, language)),
      pictures: await listLoose(tx, id),
    }
  })
}

function showLine(loaded: LoadedLine, language: LanguageCode): ReturnableLine {
  const { sewn, left, until, over, comesBack } = loaded.returnable
  return {
    ...showPiece(loaded, language),
    sewn,
    left,
    until,
    over,
    comesBack: [...comesBack],
    insteadOf: loaded.insteadOf.map(({ sku, size, colorName }) => ({
      sku,
      size,
      colorName: textIn(colorName, language),
    })),
  }
}
