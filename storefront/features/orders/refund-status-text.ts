import { formatDay, localTime } from '@rimal/contract/dates'
import type { Order } from '@rimal/contract/orders'
import type { Words } from '../../i18n/words.tsx'

type Ended = Pick<Order, 'refundStatus' | 'credit' | 'refunds' | 'timeZone' | 'paymentMethod'>

/** Says in a sentence or two what happened to the money of an order that ended. */
export function refundStatusText(
  order: Ended,
  words: Words,
  money: (amount: number) => string,
): string {
  const { refundStatus, credit, refunds } = order
  const { t } = words
  const island = (amount: number) => ({ amount: `\u2068${money(amount)}\u2069` })
  const converted = refunds.reduce((sum, refund) => sum + refund.credit, 0)
  const toCredit = [
    ...(credit.back > 0 ? [t('credit_back_of_order', island(credit.back))] : []),
    ...(converted > 0 ? [t('credit_of_this_order', island(converted))] : []),
  ]
  if (!refundStatus && toCredit.length > 0) return toCredit.join(' ')
  return [outsideText(order, words, money), ...toCredit].join(' ')
}

/** Returns the sentence about the money that was not store credit. */
function outsideText(
  {
    refundStatus,
    timeZone,
    paymentMethod,
  }: Pick<Order, 'refundStatus' | 'timeZone' | 'paymentMethod'>,
  { t, language }: Words,
  money: (amount: number) => string,
): string {
  if (!refundStatus) return t('money_none')
  const dayText = (day: string) => formatDay(day, language, { weekday: true })
  const { state, amount, at, by } = refundStatus
  const day = dayText(by)
  return t(paymentMethod === 'pay_in_4' ? 'money_instalments' : `money_${state}`, {
    amount: money(amount),
    day,
    at: at ? dayText(localTime(new Date(at), timeZone).day) : day,
  })
}
