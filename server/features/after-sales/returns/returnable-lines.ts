import { addDays, localTime } from '@rimal/contract/dates'
import type { Money } from '@rimal/contract/money'
import { isMadeToOrder } from '../../../db/made-to-order.ts'
import { remainingQuantity } from '../../orders/stored-order.ts'
import type { Settings } from '../../shop/settings/settings.ts'

type Line = {
  id: string
  position: number
  quantity: number
  cancelled: number
  madeToOrder: boolean
  measurements: unknown
}

type Around = {
  deliveredAt: Date
  now: Date
  settings: Pick<Settings, 'returns' | 'timeZone'>
  /** How many units of each line other requests have taken. */
  taken: ReadonlyMap<string, number>
  /**
   * By position, the refund of one unit, of two units, and so on, of the units not refunded; undefined if nothing
   * was charged.
   */
  worth: ReadonlyMap<number, readonly Money[]> | undefined
}

export type Returnable = {
  madeToOrder: boolean
  left: number
  /** The last day on which the customer may ask. */
  until: string
  over: boolean
  refundable: readonly Money[]
}

/** Returns the units of a delivered line that can still be requested. */
export function returnableLine(
  line: Line,
  { deliveredAt, now, settings, taken, worth }: Around,
): Returnable {
  const { returns, timeZone } = settings
  const madeToOrder = isMadeToOrder(line)
  const days = madeToOrder ? returns.madeToOrderDays : returns.days
  const until = addDays(localTime(deliveredAt, timeZone).day, days)
  const free = remainingQuantity(line) - (taken.get(line.id) ?? 0)
  // Units that staff have refunded are not refunded again.
  const unpaid = worth ? (worth.get(line.position)?.length ?? 0) : free
  const left = Math.max(0, Math.min(free, unpaid))
  return {
    madeToOrder,
    left,
    until,
    over: days === 0 || localTime(now, timeZone).day > until,
    refundable: worth?.get(line.position)?.slice(0, left) ?? [],
  }
}
