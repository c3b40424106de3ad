import type { ShipmentState } from '@rimal/contract/production/shipment-states'
import { readyDay } from '@rimal/contract/production/ready-day'
import type { Order, OrderLine } from '@rimal/contract/orders'
import type { LineProduction } from '@rimal/contract/production/line-production'
import type { Arrival } from '@rimal/contract/shapes'
import type { OrderStatus } from '@rimal/contract/statuses'

export type StageName =
  | 'received'
  | 'checking'
  | 'sewing'
  | 'packed'
  | 'door'
  | 'waits'
  | 'collected'

export type Stage = {
  name: StageName
  state: 'done' | 'now' | 'wait'
  /** For checking and production: the progress of the item. */
  production?: LineProduction
  /** When it happened. */
  at: string | null
  /** The expected days, exact or approximate. */
  expected: Arrival | null
}

/** Whether it was an order once, however it ended. */
export function wasPlaced({ events }: Pick<Order, 'events'>): boolean {
  return events.some(({ status }) => status === 'placed')
}

/**
 * Says whether the order confirmation is still current: a page that is opened later shows the status of the order.
 */
export function isJustPlaced({ status }: Pick<Order, 'status'>): boolean {
  return status === 'placed' || status === 'confirmed'
}

/**
 * The progress of an order by status; an order that has ended or not begun has no stages. An order on hold has the
 * progress from before.
 */
const ranks: Partial<Record<OrderStatus, number>> = {
  placed: 0,
  confirmed: 1,
  in_production: 2,
  ready: 3,
  shipped: 4,
  delivery_failed: 4,
  delivered: 5,
  completed: 5,
}

/**
 * The rank from which each stage is done, by kind of item; the first stage that is not done is the current one. A
 * packed order waits for the courier, so none of its stages is current.
 */
const doneFrom: Record<'measured' | 'made_to_order' | 'ready', [StageName, number][]> = {
  measured: [
    ['received', 0],
    ['checking', 1],
    ['sewing', 3],
    ['packed', 3],
    ['door', 5],
  ],
  made_to_order: [
    ['received', 0],
    ['sewing', 3],
    ['packed', 3],
    ['door', 5],
  ],
  ready: [
    ['received', 0],
    ['packed', 3],
    ['door', 5],
  ],
}

/** Stages for which the production item has more details. */
const ofProduction: readonly StageName[] = ['checking', 'sewing']

/** An order for pickup is packed, and then waits for the customer. */
const ofPickup: Partial<Record<StageName, StageName>> = { packed: 'waits', door: 'collected' }

/** The status by which a stage is over. */
const endedBy: Record<StageName, OrderStatus> = {
  received: 'placed',
  checking: 'confirmed',
  sewing: 'ready',
  packed: 'ready',
  door: 'delivered',
  waits: 'ready',
  collected: 'delivered',
}

type OrderOnWay = Pick<Order, 'status' | 'events' | 'orderedAt' | 'shipment'> & {
  shipping: Pick<Order['shipping'], 'pickup'>
  /** All lines are delivered in one shipment. */
  lines?: readonly Pick<OrderLine, 'production'>[]
}
type LineOnWay = Pick<OrderLine, 'measurements' | 'madeToOrder' | 'arrival' | 'production'>

/**
 * Returns the stages of one line from the order to the delivery; empty while the order is not placed, or when it
 * has ended.
 */
export function orderStages(order: OrderOnWay, line: LineOnWay): Stage[] {
  const { events, orderedAt, shipment, shipping } = order
  const rank = rankOf(order)
  const showsArrival = hasArrival(order)
  if (rank === undefined) return []
  const kind = line.measurements ? 'measured' : line.madeToOrder ? 'made_to_order' : 'ready'
  const { pickup } = shipping
  const isDone = ([usual, from]: [StageName, number]) =>
    rank >= from || (usual === 'sewing' && line.production?.state === 'ready')
  const now = stageNow(order, doneFrom[kind].find((stage) => !isDone(stage))?.[0])
  return doneFrom[kind].map((stage) => {
    const [usual] = stage
    const name = (pickup && ofPickup[usual]) || usual
    const done = isDone(stage)
    // The first event counts: after a hold, the order enters a status for the second time.
    const event = events.find((past) => past.status === endedBy[name])
    const made_to_order =
      usual === 'sewing' ? line.production?.steps.findLast(({ to }) => to === 'ready') : null
    return {
      name,
      state: done ? 'done' : usual === now ? 'now' : 'wait',
      ...(line.production && ofProduction.includes(usual) ? { production: line.production } : {}),
      at: done
        ? (made_to_order?.at ?? event?.at ?? (name === 'received' ? orderedAt : null))
        : null,
      expected: done ? null : showsArrival ? arrivalOf(name, line, shipment?.expectedOn) : null,
    }
  })
}

/**
 * Says whether the expected days are still valid: not while the order is on hold, not once one of its items is late
 * or its shipment is astray, and not when the shipment is out for delivery today, because then there is nothing
 * more to say.
 */
export function hasArrival({
  status,
  lines = [],
  shipment,
}: Pick<OrderOnWay, 'status' | 'lines' | 'shipment'>): boolean {
  if (status === 'on_hold' || lines.some(({ production }) => production?.late)) return false
  return !shipment?.outToday && !isAstray(shipment)
}

/** Says whether the shipment will not arrive: it is lost, or is being returned to the shop. */
export function isAstray(shipment: Order['shipment']): boolean {
  return shipment !== null && astray.includes(shipment.state)
}

const astray: readonly ShipmentState[] = ['lost', 'returning', 'returned_to_sender']

function rankOf({ status, events }: Pick<Order, 'status' | 'events'>): number | undefined {
  if (status !== 'on_hold') return ranks[status]
  return ranks[events.some((past) => past.status === 'confirmed') ? 'confirmed' : 'placed']
}

/**
 * Returns the current stage; a waiting order has none: a packed order waits for the courier, one on hold for the
 * customer.
 */
function stageNow(
  { status, shipping, shipment }: OrderOnWay,
  first: StageName | undefined,
): StageName | undefined {
  if (status === 'on_hold' || isAstray(shipment)) return undefined
  return status === 'ready' && !shipping.pickup ? undefined : first
}

function arrivalOf(
  name: StageName,
  { arrival, production }: LineOnWay,
  /** The day that the courier named. */
  expectedOn?: string | null,
): Arrival | null {
  if (name === 'sewing') {
    return production && { earliest: production.dueOn, latest: production.dueOn }
  }
  if (name === 'door') {
    return expectedOn ? { earliest: expectedOn, latest: expectedOn } : arrival
  }
  if (name === 'waits') return { ...arrival, earliest: arrival.latest }
  if (name !== 'packed') return null
  const day = readyDay(arrival, false)
  return { earliest: day, latest: day }
}

/** Groups the lines that are delivered together, to show one timeline for each group. */
export function linesByRoute(order: Order): { lines: OrderLine[]; stages: Stage[] }[] {
  const routes = new Map<string, { lines: OrderLine[]; stages: Stage[] }>()
  for (const line of order.lines) {
    // A fully cancelled line has no stages.
    const stages = line.cancelled < line.quantity ? orderStages(order, line) : []
    const key = JSON.stringify([stages, line.arrival])
    const route = routes.get(key)
    if (route) route.lines.push(line)
    else routes.set(key, { lines: [line], stages })
  }
  return [...routes.values()]
}
