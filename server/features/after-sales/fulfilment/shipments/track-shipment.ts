import type { BodyOf } from '@rimal/contract/endpoint'
import type { productionApi } from '@rimal/contract/staff/production'
import { orderAfterParcel, type ParcelState } from '@rimal/contract/production/shipment-states'
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
import { changeParcel } from './change-shipment.ts'
import { notifyShipment } from './notify-shipment.ts'

type Input = BodyOf<typeof productionApi.trackParcel> & { actor: Actor }

const ofOrder: Partial<Record<ParcelState, OrderStatus>> = orderAfterParcel

/**
 * Stores a tracking event of the latest shipment and moves its order accordingly; the same event again changes
 * nothing.
 */
export async function trackParcel(
  deps: Pick<Deps, 'config' | 'clock'>,
  tx: Tx,
  { orderNumber, step: to, note = '', actor }: Input,
): Promise<{ order: StoredOrder; from: ParcelState; status: OrderStatus }> {
  const order = await lockByNumber(tx, orderNumber)
  const parcel = await findLatestShipment(tx, order.id)
  if (!parcel) throw new ShopError('parcel_step_refused')
  const from = parcel.state
  if (from === to) return { order, from, status: order.status }
  const status = ofOrder[to] ?? order.status
  const isMoved = status !== order.status
  if (isMoved && !canBecome(order.status, status)) throw new ShopError('parcel_step_refused')
  const at = deps.clock()
  const why = cleanText(note).trim()
  const changed = await changeParcel(tx, parcel, { to, actor, at, ...(why ? { note: why } : {}) })
  if (isMoved) await changeStatus(tx, order, status, { actor, at, reason: `parcel_${to}` })
  // For a lost shipment, it would be false that nobody was at the door.
  if (isMoved && to !== 'lost') await notifyStatus(deps, tx, order, status)
  await notifyShipment(deps, tx, order, changed)
  return { order, from, status }
}
