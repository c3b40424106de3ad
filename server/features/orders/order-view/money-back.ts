import { statusIs } from '@rimal/contract/statuses'
import { localTime } from '@rimal/contract/dates'
import type { MoneyBack, Order } from '@rimal/contract/orders'
import { workingDaysLater } from '../../shop/delivery/working-days.ts'
import type { Settings } from '../../shop/settings/settings.ts'
import type { StoredOrder } from '../stored-order.ts'
import { type Move, moneyHeld } from './money-held.ts'

/** A move and when it was booked. */
export type BookedEntry = Move & { at: Date }

type Refund = Order['refunds'][number]

/** What goes back of an order that ended at a moment, as its books say; null where nothing was held. */
export function moneyBack(
  { status, total, credit }: Pick<StoredOrder, 'status' | 'total' | 'credit'>,
  entries: readonly BookedEntry[],
  {
    endedAt,
    refunds = [],
    settings,
    converted,
  }: {
    endedAt: Date
    /** What was promised back while it stood, and is told by itself. */
    refunds?: readonly Refund[]
    settings: Settings
    /** What of it became store credit. */
    converted: number
  },
): MoneyBack | null {
  if (!statusIs(status, 'ended')) return null
  const { held } = moneyHeld({ total, credit }, entries, { converted })
  if (held > 0) {
    const besides = Math.max(held - sumOf(refunds, 'on_its_way'), 0)
    const by = refundDay(endedAt, settings)
    return { state: 'on_its_way', amount: held, besides, at: null, by }
  }
  const refunded = entries.filter(({ kind }) => kind === 'refund')
  const given = refunded.length > 0 ? refunded : entries.filter(({ kind }) => kind === 'void')
  const at = given.at(-1)?.at
  if (!at) return null
  const all = given.reduce((sum, move) => sum + move.amount, 0)
  const rest = Math.max(all - sumOf(refunds, 'returned'), 0)
  return {
    state: refunded.length > 0 ? 'returned' : 'released',
    amount: rest > 0 ? rest : all,
    besides: rest,
    at: at.toISOString(),
    by: refundDay(at, settings),
  }
}

/** What of them went back the way it was paid. */
function sumOf(refunds: readonly Refund[], wanted: Refund['state']): number {
  const all = refunds.filter(({ state }) => state === wanted)
  return all.reduce((sum, { amount, credit }) => sum + amount - credit, 0)
}

/** The latest day on which money that is given back at a moment has reached her. */
export function refundDay(at: Date, settings: Settings): string {
  const { day } = localTime(at, settings.timeZone)
  return workingDaysLater(day, settings.refundDays, settings)
}
