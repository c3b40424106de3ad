import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { lockByNumber } from '../../orders/lock-by-number.ts'
import { loadOrderMoney } from '../../orders/money/load-order-money.ts'
import { isPaidOnline } from '../../orders/money/order-money.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { listToConfirm } from './confirm-orders.sql.ts'
import { moveOrder } from './move-order.ts'
import { notifyStatus } from './notify-status.ts'

const batch = 100
const hourMs = 3_600_000

/**
 * Confirms paid ready-to-wear orders by itself once the customer's time to cancel is over, so that nobody has to
 * look at them. Orders with made-to-order lines or with payment on delivery wait for staff.
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
      // One order that cannot be confirmed must not block the others.
      deps.log.error({ err: error, order: number }, 'an order could not be confirmed by itself')
    }
  }
}

async function confirm(deps: Deps, tx: Tx, orderNumber: string) {
  const order = await lockByNumber(tx, orderNumber)
  if (order.status !== 'placed' || !isPaidOnline(await loadOrderMoney(tx, order))) return
  await moveOrder(deps, tx, { orderNumber, to: 'confirmed', actor: 'timer' })
  await notifyStatus(deps, tx, order, 'confirmed')
}
