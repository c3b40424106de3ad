import { formatDay } from '@rimal/contract/dates'
import { readyDay } from '@rimal/contract/production/ready-day'
import type { OrderStatus } from '@rimal/contract/statuses'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { postMessage } from '../../messages/post-message.ts'
import { emailOfOrder } from '../../orders/email-of-order.ts'
import { listedLines } from '../../orders/order-view/listed-lines.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { showPickup } from '../../shop/delivery/pickup.ts'
import type { Shipment } from './ship-order.ts'

/** The steps that the customer is notified of; the other steps appear on the order page only. */
const notified = {
  in_production: 'order_in_production',
  delivered: 'order_delivered',
  delivery_failed: 'order_not_delivered',
} as const satisfies Partial<Record<OrderStatus, string>>

function isNotified(status: OrderStatus): status is keyof typeof notified {
  return status in notified
}

/** Posts an email that the order has taken a step, if the customer is notified of this step. */
export async function notifyStatus(
  deps: Pick<Deps, 'config' | 'clock'>,
  tx: Tx,
  order: StoredOrder,
  to: OrderStatus,
): Promise<void> {
  const email = emailOfOrder(deps, order)
  if (!email) return
  if (to === 'confirmed') return notifyConfirmed(tx, order, email)
  if (order.shipping.pickup && to === 'ready') return notifyReady(tx, order, email)
  // A customer who collected the order needs no email about the delivery.
  if (!isNotified(to) || (order.shipping.pickup && to === 'delivered')) return
  await postMessage(tx, {
    ...email,
    data: {
      ...email.data,
      orderNumber: order.number,
      ...(to === 'delivered' ? { lines: await listedLines(tx, order) } : {}),
    },
    // A courier may fail more than once.
    dedupKey: `${notified[to]}:${order.id}:${deps.clock().getTime()}`,
    kind: notified[to],
  })
}

/** Posts a notification without an email: the email would say little more than the order page. */
async function notifyConfirmed(
  tx: Tx,
  { id, number, language, shipping }: StoredOrder,
  email: NonNullable<ReturnType<typeof emailOfOrder>>,
): Promise<void> {
  const day = readyDay(shipping.arrival, shipping.pickup !== undefined)
  await postMessage(tx, {
    ...email,
    recipient: null,
    dedupKey: `order_confirmed:${id}`,
    kind: 'order_confirmed',
    data: {
      ...email.data,
      orderNumber: number,
      day: formatDay(day, language, { weekday: true }),
    },
  })
}

/** Posts an email that the order is ready for pickup, with the place. */
async function notifyReady(
  tx: Tx,
  { id, number, language, shipping }: StoredOrder,
  email: NonNullable<ReturnType<typeof emailOfOrder>>,
): Promise<void> {
  const place = showPickup(shipping.pickup, language)
  if (!place) return
  await postMessage(tx, {
    ...email,
    dedupKey: `order_ready:${id}`,
    kind: 'order_ready',
    data: { ...email.data, orderNumber: number, ...place },
  })
}

/** Posts an email that the shipment is on its way, with the tracking link. */
export async function notifyShipped(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  order: StoredOrder,
  { id, carrier, trackingNumber, trackingUrl, expectedOn }: Shipment,
): Promise<void> {
  const email = emailOfOrder(deps, order)
  if (!email) return
  const day = expectedOn ?? order.shipping.arrival.latest
  await postMessage(tx, {
    ...email,
    dedupKey: `order_shipped:${id}`,
    kind: 'order_shipped',
    data: {
      ...email.data,
      orderNumber: order.number,
      carrier,
      trackingNumber,
      trackingUrl,
      expected: formatDay(day, order.language, { weekday: true }),
      lines: await listedLines(tx, order),
    },
  })
}
