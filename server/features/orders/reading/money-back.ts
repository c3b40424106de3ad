import { localTime } from '@rimal/contract/dates'
import type { MoneyBack } from '@rimal/contract/orders'
import { workingDaysLater } from '../../shop/working-days.ts'
import type { Settings } from '../../shop/settings.ts'
import type { StoredOrder } from '../stored-order.ts'
import { type Move, moneyHeld } from './money-held.ts'

/** A move and when it was booked. */
export type BookedMove = Move & { at: Date }

/** What goes back of an order that ended at a moment, as its books say; null where nothing was held. */
export function moneyBack(
  { status, total }: Pick<StoredOrder, 'status' | 'total'>,
  moves: readonly BookedMove[],
  { endedAt, settings }: { endedAt: Date; settings: Settings },
): MoneyBack | null {
  if (status !== 'cancelled' && status !== 'expired') return null
  const { held } = moneyHeld({ total }, moves)
  if (held > 0) {
    return { state: 'on_its_way', amount: held, at: null, by: refundDay(endedAt, settings) }
  }
  const refunds = moves.filter(({ kind }) => kind === 'refund')
  const given = refunds.length > 0 ? refunds : moves.filter(({ kind }) => kind === 'void')
  const at = given.at(-1)?.at
  if (!at) return null
  return {
    state: refunds.length > 0 ? 'returned' : 'released',
    amount: given.reduce((sum, { amount }) => sum + amount, 0),
    at: at.toISOString(),
    by: refundDay(at, settings),
  }
}

/** The latest day on which money that is given back at a moment has reached her. */
export function refundDay(at: Date, settings: Settings): string {
  const { day } = localTime(at, settings.timeZone)
  return workingDaysLater(day, settings.refundDays, settings)
}
