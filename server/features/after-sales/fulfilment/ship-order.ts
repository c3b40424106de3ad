import { isDay } from '@rimal/contract/dates'
import type { BodyOf } from '@rimal/contract/endpoint'
import type { staffOrdersApi } from '@rimal/contract/staff/orders'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { cleanText } from '@rimal/contract/text/clean-text'
import { toLatinDigits } from '@rimal/contract/text/digits'
import type { Actor } from '../../orders/change-status.ts'
import { replaceLost } from '../../orders/return-orders/move-stock.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { moveOrder } from './move-order.ts'
import { findLatestShipment, insertShipment } from './shipments.sql.ts'

type ShipmentInput = Omit<BodyOf<typeof staffOrdersApi.shipOrder>, 'orderNumber' | 'force'>
export type Shipment = Awaited<ReturnType<typeof insertShipment>>

/** Hands the shipment to the courier; the tracking link is stored with the order. */
export async function shipOrder(
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  { actor, ...body }: BodyOf<typeof staffOrdersApi.shipOrder> & { actor: Actor },
): Promise<{ order: StoredOrder; shipment: Shipment | null }> {
  const described = normaliseShipment(body)
  const { order, moved } = await moveOrder(deps, tx, { ...body, to: 'shipped', actor })
  if (!moved) return { order, shipment: null }
  const last = await findLatestShipment(tx, order.id)
  const at = deps.clock()
  if (last?.state === 'lost') await replaceLost(tx, order.id, at)
  const sent = {
    ...described,
    orderId: order.id,
    shippedAt: at,
    state: 'handed_over',
    since: at,
  } as const
  return { order, shipment: await insertShipment(tx, sent, actor) }
}

function normaliseShipment({
  carrier,
  trackingNumber = '',
  trackingUrl = '',
  expectedOn,
}: ShipmentInput) {
  const described = {
    carrier: cleanText(carrier).trim(),
    trackingNumber: toLatinDigits(cleanText(trackingNumber)).trim(),
    trackingUrl: trackingUrl.trim() || null,
    expectedOn: expectedOn ?? null,
  }
  const wrong = {
    ...(described.carrier ? {} : { carrier: 'required' }),
    ...(described.trackingUrl === null || isSafe(described.trackingUrl)
      ? {}
      : { trackingUrl: 'malformed' }),
    ...(described.expectedOn === null || isDay(described.expectedOn)
      ? {}
      : { expectedOn: 'malformed' }),
  }
  if (Object.keys(wrong).length > 0) throw new ShopError('invalid_input', wrong)
  return described
}

/** Says whether a tracking link is safe, because it becomes a link on the customer's page. */
function isSafe(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, username, password } = new URL(address)
  return protocol === 'https:' && username === '' && password === ''
}
