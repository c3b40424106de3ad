import { formatDay } from '@rimal/contract/dates'
import { readyDay } from '@rimal/contract/making/ready-day'
import type { OrderStatus } from '@rimal/contract/statuses'
import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { postMessage } from '../messages/post-message.ts'
import { letterOfOrder } from '../orders/letter-of-order.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { showPickup } from '../shop/pickup.ts'
import type { Shipment } from './ship-order.ts'

/** Steps that she is told of; the others show on the page of the order. */
const told = {
  in_production: 'order_in_production',
  delivered: 'order_delivered',
  delivery_failed: 'order_not_delivered',
} as const satisfies Partial<Record<OrderStatus, string>>

function isTold(status: OrderStatus): status is keyof typeof told {
  return status in told
}

/** Writes to her that her order has taken a step, where that is news to her. */
export async function tellMoved(
  deps: Pick<Deps, 'config' | 'clock'>,
  tx: Queries,
  order: StoredOrder,
  to: OrderStatus,
): Promise<void> {
  const letter = letterOfOrder(deps, order)
  if (!letter) return
  if (to === 'confirmed') return tellConfirmed(tx, order, letter)
  if (order.shipping.pickup && to === 'ready') return tellReady(tx, order, letter)
  // Of what she collected she need not be told that it is with her.
  if (!isTold(to) || (order.shipping.pickup && to === 'delivered')) return
  await postMessage(tx, {
    ...letter,
    data: { ...letter.data, orderNumber: order.number },
    // A courier may fail more than once.
    dedupKey: `${told[to]}:${order.id}:${deps.clock().getTime()}`,
    kind: told[to],
  })
}

/** It is on her page; an email more would say little. */
async function tellConfirmed(
  tx: Queries,
  { id, number, language, shipping }: StoredOrder,
  letter: NonNullable<ReturnType<typeof letterOfOrder>>,
): Promise<void> {
  const day = readyDay(shipping.arrival, shipping.pickup !== undefined)
  await postMessage(tx, {
    ...letter,
    recipient: null,
    dedupKey: `order_confirmed:${id}`,
    kind: 'order_confirmed',
    data: {
      ...letter.data,
      orderNumber: number,
      day: formatDay(day, language, { weekday: true }),
    },
  })
}

/** Writes to her that she can come, and where. */
async function tellReady(
  tx: Queries,
  { id, number, language, shipping }: StoredOrder,
  letter: NonNullable<ReturnType<typeof letterOfOrder>>,
): Promise<void> {
  const place = showPickup(shipping.pickup, language)
  if (!place) return
  await postMessage(tx, {
    ...letter,
    dedupKey: `order_ready:${id}`,
    kind: 'order_ready',
    data: { ...letter.data, orderNumber: number, ...place },
  })
}

/** Writes to her that the parcel is on its way, and where she can follow it. */
export async function tellShipped(
  deps: Pick<Deps, 'config'>,
  tx: Queries,
  order: StoredOrder,
  { id, carrier, trackingNumber, trackingUrl, expectedOn }: Shipment,
): Promise<void> {
  const letter = letterOfOrder(deps, order)
  if (!letter) return
  const day = expectedOn ?? order.shipping.arrival.latest
  await postMessage(tx, {
    ...letter,
    dedupKey: `order_shipped:${id}`,
    kind: 'order_shipped',
    data: {
      ...letter.data,
      orderNumber: order.number,
      carrier,
      trackingNumber,
      trackingUrl,
      expected: formatDay(day, order.language, { weekday: true }),
    },
  })
}
