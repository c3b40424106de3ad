import { localTime } from '@rimal/contract/dates'
import type { Order, Shipment } from '@rimal/contract/orders'
import type { LineProduction } from '@rimal/contract/production/line-production'
import type { OrderProgress } from './order-progress.sql.ts'

/**
 * Returns the production state of a line; null when nothing is produced for it. `today` is a day in the shop's time
 * zone.
 */
export function showProduction(
  { productionItems, steps }: OrderProgress,
  lineId: string,
  today: string,
): LineProduction | null {
  const productionItem = productionItems.find(({ orderLineId }) => orderLineId === lineId)
  if (!productionItem) return null
  const { state, dueOn, question } = productionItem
  return {
    state,
    dueOn,
    late: state !== 'ready' && dueOn < today,
    question,
    steps: steps
      .filter((move) => move.lineId === lineId)
      .map(({ from, to, at }) => ({ from, to, at: at.toISOString() })),
  }
}

export function showHold({ hold }: OrderProgress): Order['hold'] {
  return hold ? { reason: hold.reason, note: hold.note, since: hold.heldAt.toISOString() } : null
}

/** Returns the latest shipment, with its tracking events from the courier. */
export function showShipment(
  { shipment, trackingEvents }: OrderProgress,
  { today, timeZone }: { today: string; timeZone: string },
): Shipment | null {
  if (!shipment) return null
  const { state, since, shippedAt } = shipment
  return {
    ...shipment,
    shippedAt: shippedAt.toISOString(),
    outToday: state === 'out_for_delivery' && localTime(since, timeZone).day === today,
    steps: trackingEvents.map(({ to, at }) => ({ to, at: at.toISOString() })),
  }
}
