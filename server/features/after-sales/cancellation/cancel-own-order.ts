import type { CancelReason } from '@rimal/contract/cancellation'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import type { Shopper } from '../../customers/shopper.ts'
import { getOrderOf } from '../../orders/order-view/get-order-of.ts'
import { lockOrder } from '../../orders/stored-order.ts'
import { endUnpaidOrder } from '../../payments/settlement/end-unpaid-order.ts'
import { cancelOrder, normaliseWhy, type Why } from './cancel-order.ts'
import { shopperPolicy } from './cancellation-policy.ts'
import type { UnitsToCancel } from './lines/cancel-lines.ts'

type Input = Why<CancelReason> & { order: string; units: 'all' | UnitsToCancel }

/** Cancels the order of a shopper, or units of it; an order that awaits payment ends as a whole. */
export async function cancelOwnOrder(
  deps: Deps,
  shopper: Shopper,
  { order: name, units, ...given }: Input,
): Promise<{ whole: boolean }> {
  const { id, status } = await getOrderOf(deps.db, shopper, name)
  const why = normaliseWhy(given)
  if (units === 'all' && status === 'awaiting_payment') {
    const ended = await endUnpaidOrder(deps, id, { to: 'cancelled', actor: 'shopper', ...why })
    if (ended === 'cancelled') return { whole: true }
    if (ended === 'awaiting_payment') throw new ShopError('payment_under_review')
    // The payment arrived a moment before.
  }
  return deps.transact(async (tx) =>
    cancelOrder(deps, tx, await lockOrder(tx, id), { units, why, policy: shopperPolicy }),
  )
}
