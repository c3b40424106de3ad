import { addDays } from '@rimal/contract/dates'
import type { Order, OrderLine } from '@rimal/contract/orders'
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
  /** When it happened. */
  at: string | null
  /** When it is promised, or about when. */
  promised: Arrival | null
}

/** Whether it was an order once, however it ended. */
export function wasPlaced({ events }: Pick<Order, 'events'>): boolean {
  return events.some(({ status }) => status === 'placed')
}

/** How far an order has come; what has ended or not begun has no stages. */
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
const doneFrom: Record<'measured' | 'sewn' | 'ready', [StageName, number][]> = {
  measured: [
    ['received', 0],
    ['checking', 1],
    ['sewing', 3],
    ['packed', 3],
    ['door', 5],
  ],
  sewn: [
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

/** The way of one piece from the order to the door; empty while the order is not placed, or has ended. */
export function orderStages(
  {
    status,
    events,
    orderedAt,
    shipment,
    shipping,
  }: Pick<Order, 'status' | 'events' | 'orderedAt' | 'shipment'> & {
    shipping: Pick<Order['shipping'], 'pickup'>
  },
  line: Pick<OrderLine, 'measurements' | 'madeToOrder' | 'arrival'>,
): Stage[] {
  const rank = ranks[status]
  if (rank === undefined) return []
  const kind = line.measurements ? 'measured' : line.madeToOrder ? 'sewn' : 'ready'
  const { pickup } = shipping
  const first = doneFrom[kind].find(([, from]) => rank < from)?.[0]
  const now = status === 'ready' && !pickup ? null : first
  return doneFrom[kind].map(([usual, from]) => {
    const name = (pickup && ofPickup[usual]) || usual
    const isDone = rank >= from
    const event = events.findLast((past) => past.status === endedBy[name])
    return {
      name,
      state: isDone ? 'done' : usual === now ? 'now' : 'wait',
      at: isDone ? (event?.at ?? (name === 'received' ? orderedAt : null)) : null,
      promised: isDone ? null : promiseOf(name, line.arrival, shipment?.expectedOn),
    }
  })
}

function promiseOf(
  name: StageName,
  arrival: Arrival,
  /** The day that the courier named. */
  expectedOn?: string | null,
): Arrival | null {
  if (name === 'door') {
    return expectedOn ? { earliest: expectedOn, latest: expectedOn } : arrival
  }
  if (name === 'waits') return { ...arrival, earliest: arrival.latest }
  if (name !== 'packed') return null
  // What arrives on a day has left the house before it.
  const day = addDays(arrival.earliest, -1)
  return { earliest: day, latest: day }
}

/** Pieces that go the same way together are shown with one timeline. */
export function piecesByWay(order: Order): { lines: OrderLine[]; stages: Stage[] }[] {
  const ways = new Map<string, { lines: OrderLine[]; stages: Stage[] }>()
  for (const line of order.lines) {
    const stages = orderStages(order, line)
    const key = JSON.stringify([stages, line.arrival])
    const way = ways.get(key)
    if (way) way.lines.push(line)
    else ways.set(key, { lines: [line], stages })
  }
  return [...ways.values()]
}
