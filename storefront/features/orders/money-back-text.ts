import { formatDay, localTime } from '@rimal/contract/dates'
import type { Order } from '@rimal/contract/orders'
import type { Words } from '../../i18n/words.tsx'

/** What became of the money of an order that ended, in a sentence. */
export function moneyBackText(
  { moneyBack, timeZone }: Pick<Order, 'moneyBack' | 'timeZone'>,
  { t, language }: Words,
  money: (amount: number) => string,
): string {
  if (!moneyBack) return t('money_none')
  const dayText = (day: string) => formatDay(day, language, { weekday: true })
  const { state, amount, at, by } = moneyBack
  const day = dayText(by)
  return t(`money_${state}`, {
    amount: money(amount),
    day,
    at: at ? dayText(localTime(new Date(at), timeZone).day) : day,
  })
}
