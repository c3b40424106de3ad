import { formatDay, localTime } from '@rimal/contract/dates'
import type { Order } from '@rimal/contract/orders'
import type { Words } from '../../i18n/words.tsx'

type Ended = Pick<Order, 'moneyBack' | 'credit' | 'refunds' | 'timeZone'>

/** What became of the money of an order that ended, in a sentence or two. */
export function moneyBackText(
  order: Ended,
  words: Words,
  money: (amount: number) => string,
): string {
  const { moneyBack, credit, refunds } = order
  const { t } = words
  const island = (amount: number) => ({ amount: `\u2068${money(amount)}\u2069` })
  const turned = refunds.reduce((sum, refund) => sum + refund.credit, 0)
  const toCredit = [
    ...(credit.back > 0 ? [t('credit_back_of_order', island(credit.back))] : []),
    ...(turned > 0 ? [t('credit_of_this_order', island(turned))] : []),
  ]
  if (!moneyBack && toCredit.length > 0) return toCredit.join(' ')
  return [outsideText(order, words, money), ...toCredit].join(' ')
}

/** Of what came from outside. */
function outsideText(
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
