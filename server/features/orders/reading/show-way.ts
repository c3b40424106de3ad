import { localTime } from '@rimal/contract/dates'
import type { Making, Order, Shipment } from '@rimal/contract/orders'
import type { OrderWay } from './order-way.sql.ts'

/** How far the piece of a line is; null where nothing is sewn for it. `today` by the clock of the shop. */
export function showMaking(
  { pieces, moves }: OrderWay,
  lineId: string,
  today: string,
): Making | null {
  const piece = pieces.find(({ orderLineId }) => orderLineId === lineId)
  if (!piece) return null
  const { state, promisedOn, question } = piece
  return {
    state,
    promisedOn,
    late: state !== 'ready' && promisedOn < today,
    question,
    moves: moves
      .filter((move) => move.lineId === lineId)
      .map(({ from, to, at }) => ({ from, to, at: at.toISOString() })),
  }
}

export function showHold({ hold }: OrderWay): Order['hold'] {
  return hold ? { reason: hold.reason, note: hold.note, since: hold.heldAt.toISOString() } : null
}

/** The latest parcel, with what the courier told of it. */
export function showShipment(
  { shipment, told }: OrderWay,
  { today, timeZone }: { today: string; timeZone: string },
): Shipment | null {
  if (!shipment) return null
  const { state, since, shippedAt } = shipment
  return {
    ...shipment,
    shippedAt: shippedAt.toISOString(),
    outToday: state === 'out_for_delivery' && localTime(since, timeZone).day === today,
    moves: told.map(({ to, at }) => ({ to, at: at.toISOString() })),
  }
}
