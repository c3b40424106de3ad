import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { Staff } from '../../../http/bearer.ts'
import { lockByNumber } from '../../orders/lock-by-number.ts'
import { loadOrderMoney } from '../../orders/money/load-order-money.ts'
import { uncountedReturns } from '../../orders/money/refundable.ts'
import { isWithinLimit } from '../../staff/daily-limit.ts'
import { isCancellableByStaff, refusalOfStaff } from './cancellation-policy.ts'

/** Says whether only an owner may cancel a whole order. Throws what the cancellation would be refused with. */
export async function previewCancellation(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { orderNumber, staff }: { orderNumber: string; staff: Staff },
): Promise<{ needsOwner: boolean }> {
  const order = await lockByNumber(tx, orderNumber)
  if (!isCancellableByStaff(order)) throw refusalOfStaff(order)
  const amount = uncountedReturns(await loadOrderMoney(tx, order))
  const payout = { staff, amount, currency: order.currency, at: clock() }
  return { needsOwner: amount > 0 && !(await isWithinLimit(tx, payout)) }
}
