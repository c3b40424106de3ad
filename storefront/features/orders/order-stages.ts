import type { ParcelState } from '@rimal/contract/production/shipment-states'
import { readyDay } from '@rimal/contract/production/ready-day'
import type { Production, Order, OrderLine } from '@rimal/contract/orders'
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
  /** Of checking and sewing: how far the piece is. */
  production?: Production
  /** When it happened. */
  at: string | null
  /** When it is promised, or about when. */
  promised: Arrival | null
}

/** Whether it was an order once, however it ended. */
export function wasPlaced({ events }: Pick<Order, 'events'>): boolean {
  return events.some(({ status }) => status === 'placed')
}

/** Whether a thank-you is still news: a page that is opened again tells how the order stands. */
export function isJustPlaced({ status }: Pick<Order, 'status'>): boolean {
  return status === 'placed' || status === 'confirmed'
}

/** How far an order has come; what has ended or not begun has no stages. On hold it is as far as it was. */
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
 * From which rank on a stage is done, by the kind of piece; the first one that is not done is now. A
 * packed order waits for the courier: nothing of it is under way.
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

/** Stages of which the piece itself has more to say. */
const ofProduction: readonly StageName[] = ['checking', 'sewing']

/** What she collects is packed for her, and then waits for her. */
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
  /** All of them travel in one parcel. */
  lines?: readonly Pick<OrderLine, 'production'>[]
}
type LineOnWay = Pick<OrderLine, 'measurements' | 'madeToOrder' | 'arrival' | 'production'>

/** The way of one piece from the order to the door; empty while the order is not placed, or has ended. */
export function orderStages(order: OrderOnWay, line: LineOnWay): Stage[] {
  const { events, orderedAt, shipment, shipping } = order
  const rank = rankOf(order)
  const hasPromise = isPromised(order)
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
    // The first one: what was on hold came back to a step that it had taken before.
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
      promised: done ? null : hasPromise ? promiseOf(name, line, shipment?.expectedOn) : null,
    }
  })
}

/**
 * Whether the days still hold that she was promised: not while the order waits for her, not once one of its pieces is
 * late or its parcel is astray, and of a parcel that is out for her door today no more is to be said.
 */
export function isPromised({
  status,
  lines = [],
  shipment,
}: Pick<OrderOnWay, 'status' | 'lines' | 'shipment'>): boolean {
  if (status === 'on_hold' || lines.some(({ production }) => production?.late)) return false
  return !shipment?.outToday && !isAstray(shipment)
}

/** It is not coming to her: lost, or on its way back to the house. */
export function isAstray(shipment: Order['shipment']): boolean {
  return shipment !== null && astray.includes(shipment.state)
}

const astray: readonly ParcelState[] = ['lost', 'returning', 'returned_to_sender']

function rankOf({ status, events }: Pick<Order, 'status' | 'events'>): number | undefined {
  if (status !== 'on_hold') return ranks[status]
  return ranks[events.some((past) => past.status === 'confirmed') ? 'confirmed' : 'placed']
}

/** Nothing of what waits is under way: a packed order waits for the courier, one on hold for her. */
function stageNow(
  { status, shipping, shipment }: OrderOnWay,
  first: StageName | undefined,
): StageName | undefined {
  if (status === 'on_hold' || isAstray(shipment)) return undefined
  return status === 'ready' && !shipping.pickup ? undefined : first
}

function promiseOf(
  name: StageName,
  { arrival, production }: LineOnWay,
  /** The day that the courier named. */
  expectedOn?: string | null,
): Arrival | null {
  if (name === 'sewing') {
    return production && { earliest: production.promisedOn, latest: production.promisedOn }
  }
  if (name === 'door') {
    return expectedOn ? { earliest: expectedOn, latest: expectedOn } : arrival
  }
  if (name === 'waits') return { ...arrival, earliest: arrival.latest }
  if (name !== 'packed') return null
  const day = readyDay(arrival, false)
  return { earliest: day, latest: day }
}

/** Pieces that go the same way together are shown with one timeline. */
export function linesByRoute(order: Order): { lines: OrderLine[]; stages: Stage[] }[] {
  const routes = new Map<string, { lines: OrderLine[]; stages: Stage[] }>()
  for (const line of order.lines) {
    // What was taken out of it goes nowhere.
    const stages = line.cancelled < line.quantity ? orderStages(order, line) : []
    const key = JSON.stringify([stages, line.arrival])
    const route = routes.get(key)
    if (route) route.lines.push(line)
    else routes.set(key, { lines: [line], stages })
  }
  return [...routes.values()]
}
