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
import { findLatestShipment, type StoredShipment } from '../shipments.sql.ts'
import { notifyStatus } from '../notify-status.ts'
import { changeShipment } from './change-shipment.ts'
import { postMessage } from '../../../messages/post-message.ts'
import { emailOfOrder } from '../../../orders/email-of-order.ts'

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

/** The steps of a shipment that no step of its order announces to the customer. */
const notified = {
  out_for_delivery: 'out',
  lost: 'lost',
  returned_to_sender: 'back',
} as const satisfies Partial<Record<ShipmentState, string>>

function isNotified(state: ShipmentState): state is keyof typeof notified {
  return state in notified
}

/** Posts an email about a tracking event that the customer has to know. */
async function notifyShipment(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  order: StoredOrder,
  { id, state, since, carrier }: StoredShipment,
): Promise<void> {
  const email = emailOfOrder(deps, order)
  if (!email || !isNotified(state)) return
  await postMessage(tx, {
    ...email,
    // A shipment may go out for delivery more than once.
    dedupKey: `shipment_${state}:${id}:${since.getTime()}`,
    kind: 'shipment_update',
    data: { ...email.data, orderNumber: order.number, what: notified[state], carrier },
  })
}
