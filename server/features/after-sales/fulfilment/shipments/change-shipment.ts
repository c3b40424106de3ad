import {
  canShipmentBecome,
  type ShipmentState,
  shipmentUnderway,
} from '@rimal/contract/production/shipment-states'
import type { Tx } from '../../../../db/transact.ts'
import { ShopError } from '../../../../http/shop-error.ts'
import type { Actor } from '../../../orders/change-status.ts'
import { type StoredShipment, updateShipment } from '../shipments.sql.ts'

type Change = {
  to: ShipmentState
  actor: Actor
  at: Date
  note?: string
  /** True if the whole order takes the step, whatever the courier has reported before. */
  withOrder?: boolean
}

/**
 * Changes the state of a shipment, under the lock of its order, and stores the event; no other function writes the
 * state. Refuses a step that the table of states does not contain.
 */
export async function changeShipment(
  tx: Tx,
  { id, state: from }: StoredShipment,
  { to, actor, at, note, withOrder = false }: Change,
): Promise<StoredShipment> {
  const isKnown = withOrder ? shipmentUnderway.includes(from) : canShipmentBecome(from, to)
  if (!isKnown) throw new ShopError('shipment_step_refused', { shipmentState: from })
  return updateShipment(tx, id, { from, to, actor, note: note ?? null, at })
}
