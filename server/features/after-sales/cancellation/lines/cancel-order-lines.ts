import type { CancelReason } from '@rimal/contract/cancellation'
import type { Deps } from '../../../../deps.ts'
import type { Shopper } from '../../../customers/shopper.ts'
import { getOrderOf } from '../../../orders/order-view/get-order-of.ts'
import { lockOrder } from '../../../orders/stored-order.ts'
import { requireCancellable } from '../require-cancellable.ts'
import { normaliseReason } from '../normalise-reason.ts'
import {
  isCancelledAlready,
  type LineCancellationInput,
  removeOrderLines,
} from './remove-order-lines.ts'

type Input = LineCancellationInput & { order: string; reason: CancelReason; note?: string }

/**
 * Cancels units of a shopper's order while its cancellation window is open; a second call with the same key changes
 * nothing.
 */
export async function cancelOrderLines(
  deps: Deps,
  shopper: Shopper,
  input: Input,
): Promise<{ whole: boolean }> {
  const { id } = await getOrderOf(deps.db, shopper, input.order)
  const why = normaliseReason(input)
  return deps.transact(async (tx) => {
    const order = await lockOrder(tx, id)
    if (await isCancelledAlready(tx, order, input)) {
      return { whole: order.status === 'cancelled' }
    }
    const { of } = await requireCancellable(deps, tx, order)
    const change = { actor: 'shopper', ...why, at: deps.clock() } as const
    const { key, lines } = input
    return removeOrderLines(deps, tx, order, { key, lines, change, of, requestedBy: null })
  })
}
