import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import type { WindowMove } from '../catalog/record-window-change.ts'
import type { Change } from '../orders/change-status.ts'
import { closeOrder } from '../orders/close-order.ts'
import { creditOrder } from '../orders/invoices/credit-order.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { findSettings } from '../shop/settings.ts'
import { askSoon } from '../payments/attempts/stored-attempts.ts'
import { dropRefunds } from './drop-refunds.sql.ts'
import { tellCancelled } from './tell-cancelled.ts'
import { whatComesBack } from './what-comes-back.ts'

/**
 * Cancels an order that was placed, under its lock: pieces and discount are free again, she is written
 * to, and its invoice is taken back by a credit note. Its money goes back when its payment is settled next, which the timer is set for; wake
 * `settle-open-payments` and `send-messages` after the commit.
 */
export async function cancelPlaced(
  deps: Pick<Deps, 'config'>,
  tx: Queries,
  order: StoredOrder,
  change: Change,
): Promise<WindowMove> {
  const settings = await findSettings(tx)
  const back = await whatComesBack(tx, order, { now: change.at, settings })
  const moved = await closeOrder(tx, order, 'cancelled', change)
  await dropRefunds(tx, order.id)
  await askSoon(tx, order.id, change.at)
  await tellCancelled(deps, tx, { order, back, byHouse: change.actor !== 'shopper' })
  await creditOrder(tx, order, { reason: 'order_cancelled', at: change.at })
  return moved
}
