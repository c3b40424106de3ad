import { canBecome, type OrderStatus } from '@rimal/contract/statuses'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { type Actor, changeStatus } from '../../orders/change-status.ts'
import { windowEndedBy } from '../../orders/order-view/cancellation-window-of.ts'
import { customerMayStillCancel } from '../../orders/order-view/customer-may-still-cancel.ts'
import { lockByNumber } from '../../orders/lock-by-number.ts'
import { listOrderLines, type StoredOrder } from '../../orders/stored-order.ts'
import { takeSoon } from '../../payments/attempts/stored-attempts.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { productionFollows } from '../production/production-follows.ts'
import { type ShipmentState, shipmentUnderway } from '@rimal/contract/production/shipment-states'
import { findLatestShipment } from './shipments.sql.ts'
import { changeShipment } from './shipments/change-shipment.ts'

export type Step = { orderNumber: string; to: OrderStatus; actor: Actor; force?: boolean }

/**
 * Moves an order to the next status; the same status again changes nothing. Returns the order as it was under its lock.
 * With some steps the money that was set aside is captured, so open payments are settled after the commit.
 */
export async function moveOrder(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { orderNumber, to, actor, force = false }: Step,
): Promise<{ order: StoredOrder; moved: boolean }> {
  const order = await lockByNumber(tx, orderNumber)
  if (order.status === to) return { order, moved: false }
  if (!canBecome(order.status, to) || !isItsWay(order, to)) {
    throw new ShopError('order_step_refused', { order: order.status })
  }
  if (!force) await requireCancellationOver({ clock }, tx, order, to)
  const at = clock()
  await changeStatus(tx, order, to, { actor, at, ...(force ? { reason: 'force' } : {}) })
  await productionFollows(tx, order, { to, actor, at })
  await shipmentFollows(tx, order, { to, actor, at })
  await takeSoon(tx, order.id, at)
  tx.afterCommit.wake('settle-open-payments')
  return { order, moved: true }
}

/**
 * Says whether a step fits the delivery method: a pickup is handed over in the shop, every other order by a
 * courier.
 */
function isItsWay({ status, shipping }: StoredOrder, to: OrderStatus): boolean {
  if (shipping.pickup) return to !== 'shipped'
  return !(status === 'ready' && to === 'delivered')
}

/**
 * Throws `customer_may_still_cancel` if a step would end the cancellation window before the time that the customer was
 * shown.
 */
export async function requireCancellationOver(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  order: StoredOrder,
  to: OrderStatus,
) {
  const settings = await findSettings(tx)
  const lines = await listOrderLines(tx, order.id)
  const at = windowEndedBy(to, order, { lines, now: clock(), settings })
  if (at) throw customerMayStillCancel({ at, timeZone: settings.timeZone })
}

/** The state of the shipment after a step of the whole order. */
const shipmentAfterOrder: Partial<Record<OrderStatus, ShipmentState>> = {
  delivered: 'delivered',
  delivery_failed: 'attempt_failed',
}

/** Ends the shipment as its order ends; a pickup has no shipment. */
async function shipmentFollows(
  tx: Tx,
  order: StoredOrder,
  { to, actor, at }: { to: OrderStatus; actor: Actor; at: Date },
): Promise<void> {
  const state = shipmentAfterOrder[to]
  const shipment = state && (await findLatestShipment(tx, order.id))
  if (!shipment || !shipmentUnderway.includes(shipment.state)) return
  await changeShipment(tx, shipment, { to: state, actor, at, withOrder: true })
}
