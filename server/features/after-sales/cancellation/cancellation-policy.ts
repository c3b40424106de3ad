import { hasCancellableLines } from '@rimal/contract/cancellation'
import type { CancellationWindow } from '@rimal/contract/orders'
import { canBecome } from '@rimal/contract/statuses'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { Money } from '@rimal/contract/money'
import type { ProvedStaff } from '../../../http/bearer.ts'
import { ShopError } from '../../../http/shop-error.ts'
import type { Actor } from '../../orders/change-status.ts'
import { cancellationWindowOf } from '../../orders/order-view/cancellation-window-of.ts'
import { listOrderLines, type StoredOrder } from '../../orders/stored-order.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { payOutWithin } from '../../staff/daily-limit.ts'

/** The lines that may be cancelled, and whether the order may be cancelled as a whole; null where nothing may. */
type Cancellable = { of: CancellationWindow['of']; whole: boolean } | null

/** What a cancellation returns or releases; the same key means the same cancellation. */
type Returned = { key: string; amount: Money; at: Date }

/** What differs between a cancellation by the shopper and one by staff. */
export type CancellationPolicy = {
  actor: Actor
  /** The member of staff who requests the refund; null where it is the shopper. */
  requestedBy: string | null
  /** Called under the lock of the order. */
  findCancellable: (
    deps: Pick<Deps, 'clock'>,
    tx: Tx,
    order: StoredOrder,
    units: 'all' | 'some',
  ) => Promise<Cancellable>
  refusal: (order: StoredOrder) => ShopError
  /**
   * Called in the transaction of the cancellation, under the lock of the order; throws where the caller may not return
   * or release so much.
   */
  requireWithinLimit: (tx: Tx, order: StoredOrder, returned: Returned) => Promise<void>
}

/** A shopper cancels while the cancellation window is open. */
export const shopperPolicy: CancellationPolicy = {
  actor: 'shopper',
  requestedBy: null,
  findCancellable: async ({ clock }, tx, order) => {
    if (order.status === 'awaiting_payment') return null
    const settings = await findSettings(tx)
    const lines = await listOrderLines(tx, order.id)
    const cancellation = cancellationWindowOf(order, lines, { now: clock(), settings })
    return cancellation && { of: cancellation.of, whole: cancellation.of === 'all' }
  },
  refusal: () => new ShopError('order_not_cancellable'),
  requireWithinLimit: async () => {},
}

/**
 * Staff cancel units until the handover, whether or not production has begun, and a whole order as long as its status
 * allows it; an order that awaits payment ends by itself. Single units of an order that replaces returned items cannot
 * be cancelled: the customer would have neither product nor money. What is returned or released is one sum with
 * the refunds of the day, and above the limit `proof_needed` and `refund_needs_owner` are thrown. Call `lockPayouts` first.
 */
export function staffPolicy(staff: ProvedStaff): CancellationPolicy {
  const { staffId } = staff
  return {
    actor: `staff:${staffId}`,
    requestedBy: staffId,
    findCancellable: async (_deps, _tx, order, units) => {
      const isAllowed =
        units === 'all'
          ? isCancellableByStaff(order)
          : hasCancellableLines(order.status) && order.returnId === null
      return isAllowed ? { of: 'all', whole: true } : null
    },
    refusal: refusalOfStaff,
    requireWithinLimit: async (tx, { id, currency }, { key, amount, at }) => {
      if (amount === 0) return
      const payout = { staff, key: `cancel:${id}:${key}`, amount, currency, at }
      if (!(await payOutWithin(tx, payout))) throw new ShopError('refund_needs_owner')
    },
  }
}

/** Whether staff may cancel the whole order. */
export function isCancellableByStaff({ status }: Pick<StoredOrder, 'status'>): boolean {
  return status !== 'awaiting_payment' && canBecome(status, 'cancelled')
}

export function refusalOfStaff({ status }: Pick<StoredOrder, 'status'>): ShopError {
  return new ShopError('order_step_refused', { order: status })
}
