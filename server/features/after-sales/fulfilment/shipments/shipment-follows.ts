import { type ShipmentState, shipmentUnderway } from '@rimal/contract/production/shipment-states'
import type { OrderStatus } from '@rimal/contract/statuses'
import type { Tx } from '../../../../db/transact.ts'
import type { Actor } from '../../../orders/change-status.ts'
import type { StoredOrder } from '../../../orders/stored-order.ts'
import { findLatestShipment } from '../shipments.sql.ts'
import { changeShipment } from './change-shipment.ts'

/** The state of the shipment after a step of the whole order. */
const shipmentAfterOrder: Partial<Record<OrderStatus, ShipmentState>> = {
  delivered: 'delivered',
  delivery_failed: 'attempt_failed',
}

/** Ends the shipment as its order ends; a pickup has no shipment. */
export async function shipmentFollows(
  tx: Tx,
  order: StoredOrder,
  { to, actor, at }: { to: OrderStatus; actor: Actor; at: Date },
): Promise<void> {
  const state = shipmentAfterOrder[to]
  const shipment = state && (await findLatestShipment(tx, order.id))
  if (!shipment || !shipmentUnderway.includes(shipment.state)) return
  await changeShipment(tx, shipment, { to: state, actor, at, withOrder: true })
}
