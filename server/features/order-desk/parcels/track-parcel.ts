import type { BodyOf } from '@rimal/contract/endpoint'
import type { makingApi } from '@rimal/contract/desk/making'
import { orderAfterParcel, type ParcelState } from '@rimal/contract/making/parcel-states'
import { canBecome, type OrderStatus } from '@rimal/contract/statuses'
import type { Queries } from '../../../db/connect.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { cleanText } from '../../cart/clean-text.ts'
import { type Actor, changeStatus } from '../../orders/change-status.ts'
import { lockByNumber } from '../../orders/lock-by-number.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { findLatestShipment } from '../shipments.sql.ts'
import { tellMoved } from '../tell-moved.ts'
import { changeParcel } from './change-parcel.ts'
import { tellOfParcel } from './tell-of-parcel.ts'

type Wish = BodyOf<typeof makingApi.trackParcel> & { actor: Actor }

const ofOrder: Partial<Record<ParcelState, OrderStatus>> = orderAfterParcel

/** What the courier told of the latest parcel; its order follows. Said twice it is once. */
export async function trackParcel(
  deps: Pick<Deps, 'config' | 'clock'>,
  tx: Queries,
  { orderNumber, step: to, note = '', actor }: Wish,
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
  // Of a lost parcel it would be false that nobody was there.
  if (isMoved && to !== 'lost') await tellMoved(deps, tx, order, status)
  await tellOfParcel(deps, tx, order, changed)
  return { order, from, status }
}
