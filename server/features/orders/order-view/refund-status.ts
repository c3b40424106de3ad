import { localTime } from '@rimal/contract/dates'
import type { RefundStatus, Order } from '@rimal/contract/orders'
import { statusIs } from '@rimal/contract/statuses'
import { workingDaysLater } from '../../shop/delivery/working-days.ts'
import type { Settings } from '../../shop/settings/settings.ts'
import { sumLedger } from '../money/ledger.ts'
import { convertedToCredit, type OrderMoney } from '../money/order-money.ts'
import { shownRefunds } from '../money/refundable.ts'

/** What is returned of an order that ended at a moment, on all its payments, beside the refunds shown; null where nothing was held. */
export function refundStatus(
  money: OrderMoney,
  { endedAt, settings }: { endedAt: Date; settings: Settings },
): RefundStatus | null {
  const { order, ledger } = money
  if (!statusIs(order.status, 'ended')) return null
  const refunds = shownRefunds(money)
  const held = sumLedger(ledger).held - convertedToCredit(money)
  if (held > 0) {
    const besides = Math.max(held - sumOf(refunds, 'on_its_way'), 0)
    const by = refundDay(endedAt, settings)
    return { state: 'on_its_way', amount: held, besides, at: null, by }
  }
  const refunded = ledger.filter(({ kind }) => kind === 'refund')
  const given = refunded.length > 0 ? refunded : ledger.filter(({ kind }) => kind === 'void')
  const at = given.at(-1)?.at
  if (!at) return null
  const all = given.reduce((sum, { amount }) => sum + amount, 0)
  const rest = Math.max(all - sumOf(refunds, 'returned'), 0)
  return {
    state: refunded.length > 0 ? 'returned' : 'released',
    amount: rest > 0 ? rest : all,
    besides: rest,
    at: at.toISOString(),
    by: refundDay(at, settings),
  }
}

/** What of them was refunded to the payment. */
function sumOf(refunds: Order['refunds'], wanted: Order['refunds'][number]['state']): number {
  const all = refunds.filter(({ state }) => state === wanted)
  return all.reduce((sum, { amount, credit }) => sum + amount - credit, 0)
}

/** The latest day on which money that is refunded at a moment has reached the customer. */
export function refundDay(at: Date, settings: Settings): string {
  const { day } = localTime(at, settings.timeZone)
  return workingDaysLater(day, settings.refundDays, settings)
}
