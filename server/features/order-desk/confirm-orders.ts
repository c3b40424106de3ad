import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { lockByNumber } from '../orders/lock-by-number.ts'
import { moneyHeld } from '../orders/reading/money-held.ts'
import { listMoves } from '../payments/attempts/stored-attempts.ts'
import { findSettings } from '../shop/settings.ts'
import { listToConfirm } from './confirm-orders.sql.ts'
import { moveOrder } from './move-order.ts'
import { tellMoved } from './tell-moved.ts'

const batch = 100
const hourMs = 3_600_000

/**
 * Nobody has to look at what hangs ready and is paid: it is confirmed once her promised time to cancel is over. What is
 * sewn and what is paid at the door waits for staff.
 */
export async function confirmOrders(deps: Deps): Promise<void> {
  const { confirmsByItself, cancelHours } = await findSettings(deps.db)
  if (!confirmsByItself) return
  const placedBefore = new Date(deps.clock().getTime() - cancelHours.shelf * hourMs)
  const numbers = await listToConfirm(deps.db, { placedBefore, limit: batch })
  for (const number of numbers) {
    try {
      await deps.db.transaction((tx) => confirm(deps, tx, number))
    } catch (error) {
      // One order that cannot be confirmed must not keep all others waiting.
      deps.log.error({ err: error, order: number }, 'an order could not be confirmed by itself')
    }
  }
  if (numbers.length > 0) await deps.jobs.wake('send-messages')
}

async function confirm(deps: Deps, tx: Queries, orderNumber: string) {
  const order = await lockByNumber(tx, orderNumber)
  const moves = order.paidBy === null ? [] : await listMoves(tx, order.paidBy)
  const isPaid =
    (order.credit > 0 && order.credit === order.total) || moneyHeld(order, moves).held > 0
  if (order.status !== 'placed' || !isPaid) return
  await moveOrder(deps, tx, { orderNumber, to: 'confirmed', actor: 'timer' })
  await tellMoved(deps, tx, order, 'confirmed')
}
