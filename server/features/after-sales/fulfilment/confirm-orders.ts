import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { lockByNumber } from '../../orders/lock-by-number.ts'
import { moneyHeld } from '../../orders/order-view/money-held.ts'
import { listLedgerEntries } from '../../payments/attempts/stored-attempts.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { listToConfirm } from './confirm-orders.sql.ts'
import { moveOrder } from './move-order.ts'
import { notifyStatus } from './notify-status.ts'

const batch = 100
const hourMs = 3_600_000

/**
 * Nobody has to look at what hangs ready and is paid: it is confirmed once her promised time to cancel is over. What is
 * sewn and what is paid at the door waits for staff.
 */
export async function confirmOrders(deps: Deps): Promise<void> {
  const { confirmsByItself, cancelHours } = await findSettings(deps.db)
  if (!confirmsByItself) return
  const placedBefore = new Date(deps.clock().getTime() - cancelHours.ready_to_wear * hourMs)
  const numbers = await listToConfirm(deps.db, { placedBefore, limit: batch })
  for (const number of numbers) {
    try {
      await deps.transact((tx) => confirm(deps, tx, number))
    } catch (error) {
      // One order that cannot be confirmed must not keep all others waiting.
      deps.log.error({ err: error, order: number }, 'an order could not be confirmed by itself')
    }
  }
}

async function confirm(deps: Deps, tx: Tx, orderNumber: string) {
  const order = await lockByNumber(tx, orderNumber)
  const entries = order.paidBy === null ? [] : await listLedgerEntries(tx, order.paidBy)
  const isPaid =
    (order.credit > 0 && order.credit === order.total) || moneyHeld(order, entries).held > 0
  if (order.status !== 'placed' || !isPaid) return
  await moveOrder(deps, tx, { orderNumber, to: 'confirmed', actor: 'timer' })
  await notifyStatus(deps, tx, order, 'confirmed')
}
