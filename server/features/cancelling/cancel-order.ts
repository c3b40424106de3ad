import type { CancelReason } from '@rimal/contract/cancellation'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import type { Shopper } from '../cart/stored-cart.ts'
import { announceWindowChanges } from '../catalog/record-window-change.ts'
import { getOrderOf } from '../orders/reading/get-order-of.ts'
import { lockOrder } from '../orders/stored-order.ts'
import { endUnpaidOrder } from '../payments/settling/end-unpaid-order.ts'
import { cancelPlaced } from './cancel-placed.ts'
import { requireLeave } from './require-leave.ts'
import { tidyReason } from './tidy-reason.ts'

type Wish = { order: string; reason: CancelReason; note?: string }

/** A shopper cancels her order, as long as the house has not begun; twice is once. */
export async function cancelOrder(deps: Deps, shopper: Shopper, wish: Wish): Promise<void> {
  const { id, status } = await getOrderOf(deps.db, shopper, wish.order)
  const why = { actor: 'shopper', ...tidyReason(wish) } as const
  if (status === 'awaiting_payment') {
    const ended = await endUnpaidOrder(deps, id, { to: 'cancelled', ...why })
    if (ended === 'cancelled') return
    if (ended === 'awaiting_payment') throw new ShopError('payment_under_review')
    // She had paid a moment before.
  }
  const done = await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    if (order.status === 'cancelled') return { windowChanged: false }
    const { of } = await requireLeave(deps, tx, order)
    if (of !== 'all') throw new ShopError('order_not_cancellable')
    return cancelPlaced(deps, tx, order, { ...why, at: deps.clock() })
  })
  if (done.windowChanged) await announceWindowChanges(deps)
  void deps.jobs.wake('settle-open-payments')
  void deps.jobs.wake('send-messages')
}
