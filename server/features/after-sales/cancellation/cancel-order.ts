import type { CancelReason } from '@rimal/contract/cancellation'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import type { Shopper } from '../../customers/shopper.ts'
import { loadOrderMoney } from '../../orders/money/load-order-money.ts'
import { getOrderOf } from '../../orders/order-view/get-order-of.ts'
import { lockOrder } from '../../orders/stored-order.ts'
import { endUnpaidOrder } from '../../payments/settlement/end-unpaid-order.ts'
import { cancelPlaced } from './cancel-placed.ts'
import { requireCancellable } from './require-cancellable.ts'
import { normaliseReason } from './normalise-reason.ts'

type Input = { order: string; reason: CancelReason; note?: string }

/** Cancels the order of a shopper while its cancellation window is open; a second call changes nothing. */
export async function cancelOrder(deps: Deps, shopper: Shopper, input: Input): Promise<void> {
  const { id, status } = await getOrderOf(deps.db, shopper, input.order)
  const why = { actor: 'shopper', ...normaliseReason(input) } as const
  if (status === 'awaiting_payment') {
    const ended = await endUnpaidOrder(deps, id, { to: 'cancelled', ...why })
    if (ended === 'cancelled') return
    if (ended === 'awaiting_payment') throw new ShopError('payment_under_review')
    // The payment arrived a moment before.
  }
  await deps.transact(async (tx) => {
    const order = await lockOrder(tx, id)
    if (order.status === 'cancelled') return
    const { of } = await requireCancellable(deps, tx, order)
    if (of !== 'all') throw new ShopError('order_not_cancellable')
    const money = await loadOrderMoney(tx, order)
    await cancelPlaced(deps, tx, order, { money, change: { ...why, at: deps.clock() } })
  })
}
