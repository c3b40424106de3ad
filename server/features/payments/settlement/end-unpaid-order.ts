import type { OrderStatus } from '@rimal/contract/statuses'
import type { Deps } from '../../../deps.ts'
import type { Change } from '../../orders/change-status.ts'
import { closeOrder } from '../../orders/close-order.ts'
import { lockOrder } from '../../orders/stored-order.ts'
import { findUnderReview } from '../attempts/attempt-states.ts'
import { closeAttempts, listAttempts } from '../attempts/stored-attempts.ts'
import { endSessions } from '../attempts/end-sessions.ts'
import { settleOpenAttempts } from './settle-open-attempts.ts'

/**
 * Ends an order that awaits payment, unless it turns out to be paid, or to be one that a person must
 * look at. Providers are asked before anything is let go; whoever pays all the same gets the money back,
 * or the order if it is still free. Answers what became of the order.
 */
export async function endUnpaidOrder(
  deps: Deps,
  orderId: string,
  { to, ...why }: Omit<Change, 'at'> & { to: 'expired' | 'cancelled' },
): Promise<OrderStatus> {
  await settleOpenAttempts(deps, orderId)
  const at = deps.clock()
  const ended = await deps.transact(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const underReview = findUnderReview(await listAttempts(tx, orderId))
    if (order.status !== 'awaiting_payment' || underReview) return { status: order.status }
    await closeOrder(tx, order, { to, change: { ...why, at } })
    const state = to === 'expired' ? 'expired' : 'cancelled'
    return {
      status: to,
      sessions: await closeAttempts(tx, orderId, { state, now: at }),
    }
  })
  await endSessions(deps, ended.sessions ?? [])
  return ended.status
}
