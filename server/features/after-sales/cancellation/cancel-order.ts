import type { CancelReason, staffCancelReasons } from '@rimal/contract/cancellation'
import type { Money } from '@rimal/contract/money'
import { cleanText } from '@rimal/contract/text/clean-text'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { loadOrderMoney } from '../../orders/money/load-order-money.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { cancelPlaced } from './cancel-placed.ts'
import type { CancellationPolicy } from './cancellation-policy.ts'
import { cancelLines, isCancelledAlready, type UnitsToCancel } from './lines/cancel-lines.ts'

type Reason = CancelReason | (typeof staffCancelReasons)[number]

export type Why<Of extends Reason = Reason> = { reason: Of; note?: string }

/**
 * Cancels a placed order, or some units of it, under its lock; the last units cancel the whole order. A second call
 * changes nothing: for units, one with the same key. Throws the refusal of the policy.
 */
export async function cancelOrder(
  deps: Pick<Deps, 'config' | 'clock'>,
  tx: Tx,
  order: StoredOrder,
  { units, why, policy }: { units: 'all' | UnitsToCancel; why: Why; policy: CancellationPolicy },
): Promise<{ whole: boolean }> {
  const { actor, requestedBy } = policy
  const at = deps.clock()
  const isAll = units === 'all'
  const isDone = isAll ? order.status === 'cancelled' : await isCancelledAlready(tx, order, units)
  if (isDone) return { whole: order.status === 'cancelled' }
  const cancellable = await policy.findCancellable(deps, tx, order, isAll ? 'all' : 'some')
  if (!cancellable || (isAll && !cancellable.whole)) throw policy.refusal(order)
  const change = { actor, ...normaliseWhy(why), at }
  const requireWithinLimit = (amount: Money) =>
    policy.requireWithinLimit(tx, order, { key: isAll ? 'all' : units.key, amount, at })
  const money = await loadOrderMoney(tx, order)
  if (!isAll) {
    const { of } = cancellable
    const cancelling = { ...units, money, change, of, requestedBy, requireWithinLimit }
    return cancelLines(deps, tx, order, cancelling)
  }
  await cancelPlaced(deps, tx, order, { money, change, requireWithinLimit })
  return { whole: true }
}

/** Returns the reason in the form to be stored. Throws `invalid_input` when another reason has no text. */
export function normaliseWhy<Of extends Reason>({ reason, note = '' }: Why<Of>): Why<Of> {
  const written = cleanText(note).trim()
  if (reason === 'other' && written === '') {
    throw new ShopError('invalid_input', { note: 'required' })
  }
  return { reason, ...(written ? { note: written } : {}) }
}
