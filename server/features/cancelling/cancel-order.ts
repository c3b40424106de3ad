import type { CancelReason } from '@rimal/contract/cancellation'
import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { cleanText } from '../cart/clean-text.ts'
import type { Shopper } from '../cart/stored-cart.ts'
import { announceWindowChanges } from '../catalog/record-window-change.ts'
import { getOrderOf } from '../orders/reading/get-order-of.ts'
import { leaveOf } from '../orders/reading/leave-of.ts'
import { listOrderLines, lockOrder, type StoredOrder } from '../orders/stored-order.ts'
import { findSettings } from '../shop/settings.ts'
import { endUnpaidOrder } from '../payments/settling/end-unpaid-order.ts'
import { cancelPlaced } from './cancel-placed.ts'

type Wish = { order: string; reason: CancelReason; note?: string }

/** A shopper cancels her order, as long as the house has not begun; twice is once. */
export async function cancelOrder(deps: Deps, shopper: Shopper, wish: Wish): Promise<void> {
  const { id, status } = await getOrderOf(deps.db, shopper, wish.order)
  const note = cleanText(wish.note ?? '').trim()
  if (wish.reason === 'other' && note === '') {
    throw new ShopError('invalid_input', { note: 'required' })
  }
  const why = { actor: 'shopper', reason: wish.reason, ...(note ? { note } : {}) } as const
  if (status === 'awaiting_payment') {
    const ended = await endUnpaidOrder(deps, id, { to: 'cancelled', ...why })
    if (ended === 'cancelled') return
    if (ended === 'awaiting_payment') throw new ShopError('payment_under_review')
    // She had paid a moment before.
  }
  const done = await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    if (order.status === 'cancelled') return { windowChanged: false }
    await requireLeave(deps, tx, order)
    return cancelPlaced(deps, tx, order, { ...why, at: deps.clock() })
  })
  if (done.windowChanged) await announceWindowChanges(deps)
  void deps.jobs.wake('settle-open-payments')
  void deps.jobs.wake('send-messages')
}

async function requireLeave({ clock }: Pick<Deps, 'clock'>, tx: Queries, order: StoredOrder) {
  const settings = await findSettings(tx)
  const lines = await listOrderLines(tx, order.id)
  const leave = leaveOf(order, lines, { now: clock(), settings })
  if (!leave || order.status === 'awaiting_payment') throw new ShopError('order_not_cancellable')
}
