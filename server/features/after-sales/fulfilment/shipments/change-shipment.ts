import {
  canParcelBecome,
  type ParcelState,
  parcelUnderway,
} from '@rimal/contract/production/shipment-states'
import type { Tx } from '../../../../db/transact.ts'
import { ShopError } from '../../../../http/shop-error.ts'
import type { Actor } from '../../../orders/change-status.ts'
import { type StoredShipment, updateShipment } from '../shipments.sql.ts'

type Change = {
  to: ParcelState
  actor: Actor
  at: Date
  note?: string
  /** The whole order takes the step, whatever the courier has told before. */
  withOrder?: boolean
}

/**
 * The only writer of where a parcel is, under the lock of its order; the event is written with it. Refuses what
 * the table of states does not know.
 */
export async function changeParcel(
  tx: Tx,
  { id, state: from }: StoredShipment,
  { to, actor, at, note, withOrder = false }: Change,
): Promise<StoredShipment> {
  const isKnown = withOrder ? parcelUnderway.includes(from) : canParcelBecome(from, to)
  if (!isKnown) throw new ShopError('parcel_step_refused', { parcel: from })
  return updateShipment(tx, id, { from, to, actor, note: note ?? null, at })
}
