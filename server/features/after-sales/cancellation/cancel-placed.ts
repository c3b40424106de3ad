import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { Change } from '../../orders/change-status.ts'
import { closeOrder } from '../../orders/close-order.ts'
import { creditOrder } from '../../orders/invoices/credit-order.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { askSoon } from '../../payments/attempts/stored-attempts.ts'
import { dropRefunds } from './cancel-refunds.sql.ts'
import { notifyCancelled } from './notify-cancelled.ts'
import { refundOnCancel } from './refund-on-cancel.ts'

/**
 * Cancels a placed order, under its lock: stock and discounts are released, the customer gets an email, and a credit
 * note cancels the invoice. Money returns with the next settlement of the payment, for which the job is woken.
 */
export async function cancelPlaced(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  order: StoredOrder,
  change: Change,
): Promise<void> {
  const settings = await findSettings(tx)
  const back = await refundOnCancel(tx, order, { now: change.at, settings })
  await closeOrder(tx, order, 'cancelled', change)
  await dropRefunds(tx, order.id)
  await askSoon(tx, order.id, change.at)
  await notifyCancelled(deps, tx, { order, back, byStaff: change.actor !== 'shopper' })
  await creditOrder(tx, order, { reason: 'order_cancelled', at: change.at })
  tx.afterCommit.wake('settle-open-payments')
}
