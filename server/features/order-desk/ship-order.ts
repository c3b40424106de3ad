import type { BodyOf } from '@rimal/contract/endpoint'
import type { orderDeskApi } from '@rimal/contract/desk/order-desk'
import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { cleanText } from '../cart/clean-text.ts'
import type { WindowMove } from '../catalog/record-window-change.ts'
import type { Actor } from '../orders/change-status.ts'
import { replaceLost } from '../orders/from-return/shelf.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { isDay } from './is-day.ts'
import { moveOrder } from './move-order.ts'
import { findLatestShipment, insertShipment } from './shipments.sql.ts'

type Parcel = Omit<BodyOf<typeof orderDeskApi.shipOrder>, 'orderNumber' | 'hurried'>
export type Shipment = Awaited<ReturnType<typeof insertShipment>>

/** The parcel is with the courier; where she can follow it is kept with the order. */
export async function shipOrder(
  deps: Pick<Deps, 'clock'>,
  tx: Queries,
  { actor, ...body }: BodyOf<typeof orderDeskApi.shipOrder> & { actor: Actor },
): Promise<WindowMove & { order: StoredOrder; shipment: Shipment | null }> {
  const parcel = tidyParcel(body)
  const { order, moved } = await moveOrder(deps, tx, { ...body, to: 'shipped', actor })
  if (!moved) return { order, shipment: null, windowChanged: false }
  const last = await findLatestShipment(tx, order.id)
  const { windowChanged } =
    last?.state === 'lost' ? await replaceLost(tx, order.id) : { windowChanged: false }
  const at = deps.clock()
  const sent = {
    ...parcel,
    orderId: order.id,
    shippedAt: at,
    state: 'handed_over',
    since: at,
  } as const
  return { order, shipment: await insertShipment(tx, sent, actor), windowChanged }
}

function tidyParcel({ carrier, trackingNumber = '', trackingUrl = '', expectedOn }: Parcel) {
  const parcel = {
    carrier: cleanText(carrier).trim(),
    trackingNumber: cleanText(trackingNumber).trim(),
    trackingUrl: trackingUrl.trim() || null,
    expectedOn: expectedOn ?? null,
  }
  const wrong = {
    ...(parcel.carrier ? {} : { carrier: 'required' }),
    ...(parcel.trackingUrl === null || isSafe(parcel.trackingUrl)
      ? {}
      : { trackingUrl: 'malformed' }),
    ...(parcel.expectedOn === null || isDay(parcel.expectedOn) ? {} : { expectedOn: 'malformed' }),
  }
  if (Object.keys(wrong).length > 0) throw new ShopError('invalid_input', wrong)
  return parcel
}

/** It becomes a link on her page. */
function isSafe(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, username, password } = new URL(address)
  return protocol === 'https:' && username === '' && password === ''
}
