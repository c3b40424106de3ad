import type { BodyOf } from '@rimal/contract/endpoint'
import type { productionApi } from '@rimal/contract/staff/production'
import { orderAfterShipment, type ShipmentState } from '@rimal/contract/production/shipment-states'
import { canBecome, type OrderStatus } from '@rimal/contract/statuses'
import type { Tx } from '../../../../db/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { ShopError } from '../../../../http/shop-error.ts'
import { cleanText } from '@rimal/contract/text/clean-text'
import { type Actor, changeStatus } from '../../../orders/change-status.ts'
import { lockByNumber } from '../../../orders/lock-by-number.ts'
import type { StoredOrder } from '../../../orders/stored-order.ts'
import { findLatestShipment } from '../shipments.sql.ts'
import { notifyStatus } from '../notify-status.ts'
import { changeShipment } from './change-shipment.ts'
import { notifyShipment } from './notify-shipment.ts'

type Input = BodyOf<typeof productionApi.addTrackingEvent> & { actor: Actor }

const ofOrder: Partial<Record<ShipmentState, OrderStatus>> = orderAfterShipment

/**
 * Stores a tracking event of the latest shipment and moves its order accordingly; the same event again changes
 * nothing.
 */
export async function addTrackingEvent(
  deps: Pick<Deps, 'config' | 'clock'>,
  tx: Tx,
  { orderNumber, step: to, note = '', actor }: Input,
): Promise<{ order: StoredOrder; from: ShipmentState; status: OrderStatus }> {
  const order = await lockByNumber(tx, orderNumber)
  const shipment = await findLatestShipment(tx, order.id)
  if (!shipment) throw new ShopError('shipment_step_refused')
  const from = shipment.state
  if (from === to) return { order, from, status: order.status }
  const status = ofOrder[to] ?? order.status
  const isMoved = status !== order.status
  if (isMoved && !canBecome(order.status, status)) throw new ShopError('shipment_step_refused')
  const at = deps.clock()
  const why = cleanText(note).trim()
  const changed = await changeShipment(tx, shipment, {
    to,
    actor,
    at,
    ...(why ? { note: why } : {}),
  })
  if (isMoved) await changeStatus(tx, order, status, { actor, at, reason: `shipment_${to}` })
  // For a lost shipment, it would be false that nobody was at the door.
  if (isMoved && to !== 'lost') await notifyStatus(deps, tx, order, status)
  await notifyShipment(deps, tx, order, changed)
  return { order, from, status }
}
