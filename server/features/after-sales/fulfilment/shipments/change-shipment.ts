import {
  canShipmentBecome,
  type ShipmentState,
  shipmentUnderway,
} from '@rimal/contract/production/shipment-states'
import { shipmentEvents, shipments } from '../../../../db/tables/orders.ts'
import type { Tx } from '../../../../db/transact.ts'
import { transition } from '../../../../db/transition.ts'
import { ShopError } from '../../../../http/shop-error.ts'
import type { Actor } from '../../../orders/change-status.ts'
import type { StoredShipment } from '../shipments.sql.ts'

type Change = {
  to: ShipmentState
  actor: Actor
  at: Date
  note?: string
  /** True if the whole order takes the step, whatever the courier has reported before. */
  withOrder?: boolean
}

const ofShipments = {
  rows: shipments,
  id: shipments.id,
  state: shipments.state,
  events: shipmentEvents,
  owner: shipmentEvents.shipmentId,
}

/**
 * Changes the state of a shipment, under the lock of its order. Refuses a step that the table of states does not
 * contain.
 */
export async function changeShipment(
  tx: Tx,
  shipment: StoredShipment,
  { to, actor, at, note, withOrder = false }: Change,
): Promise<StoredShipment> {
  const { id, state: from } = shipment
  const set = { state: to, since: at }
  await transition(tx, ofShipments, {
    id,
    from,
    set,
    event: { fromState: from, toState: to, actor, note, at },
    isAllowed: withOrder ? shipmentUnderway.includes(from) : canShipmentBecome(from, to),
    refusal: () => new ShopError('shipment_step_refused', { shipmentState: from }),
  })
  return { ...shipment, ...set }
}
