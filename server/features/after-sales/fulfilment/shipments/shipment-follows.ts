import { type ParcelState, parcelUnderway } from '@rimal/contract/production/shipment-states'
import type { OrderStatus } from '@rimal/contract/statuses'
import type { Tx } from '../../../../db/transact.ts'
import type { Actor } from '../../../orders/change-status.ts'
import type { StoredOrder } from '../../../orders/stored-order.ts'
import { findLatestShipment } from '../shipments.sql.ts'
import { changeParcel } from './change-shipment.ts'

/** The state of the shipment after a step of the whole order. */
const parcelAfterOrder: Partial<Record<OrderStatus, ParcelState>> = {
  delivered: 'delivered',
  delivery_failed: 'attempt_failed',
}

/** Ends the shipment as its order ends; a pickup has no shipment. */
export async function shipmentFollows(
  tx: Tx,
  order: StoredOrder,
  { to, actor, at }: { to: OrderStatus; actor: Actor; at: Date },
): Promise<void> {
  const state = parcelAfterOrder[to]
  const parcel = state && (await findLatestShipment(tx, order.id))
  if (!parcel || !parcelUnderway.includes(parcel.state)) return
  await changeParcel(tx, parcel, { to: state, actor, at, withOrder: true })
}
