import type { Money } from '@rimal/contract/money'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { Change } from '../../orders/change-status.ts'
import { closeOrder } from '../../orders/close-order.ts'
import { creditOrder } from '../../orders/invoices/credit-order.ts'
import type { OrderMoney } from '../../orders/money/order-money.ts'
import { uncountedReturns, whatCancellationReturns } from '../../orders/money/refundable.ts'
import { refundDay } from '../../orders/order-view/refund-status.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { askSoon } from '../../payments/attempts/stored-attempts.ts'
import { notifyCancelled } from './notify-cancelled.ts'
import { endRefunds } from '../refunds/create-refund.ts'

type Cancelling = {
  /** Read under the same lock. */
  money: OrderMoney
  change: Change
  /** Throws where the caller may not return or release so much. */
  requireWithinLimit: (amount: Money) => Promise<void>
}

/**
 * Cancels a placed order, under its lock: stock and discounts are released, the customer gets an email, and a credit
 * note cancels the invoice. Money returns with the next settlement of the payment, for which the job is woken.
 */
export async function cancelPlaced(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  order: StoredOrder,
  { money, change, requireWithinLimit }: Cancelling,
): Promise<void> {
  await requireWithinLimit(uncountedReturns(money))
  const returns = whatCancellationReturns(money)
  const by = refundDay(change.at, await findSettings(tx))
  await closeOrder(tx, order, { to: 'cancelled', change, money })
  await endRefunds(tx, order.id, money)
  await askSoon(tx, order.id, change.at)
  await notifyCancelled(deps, tx, { order, returns, by, byStaff: change.actor !== 'shopper' })
  await creditOrder(tx, order, { reason: 'order_cancelled', at: change.at })
  tx.afterCommit.wake('settle-open-payments')
}
