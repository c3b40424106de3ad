import { formatDay, localTime } from '@rimal/contract/dates'
import { formatMoney } from '@rimal/contract/money'
import type { OwnReturn, ReturnOptions } from '@rimal/contract/returns/returns'
import type { RefundMethod } from '@rimal/contract/staff/refunds'
import type { TextKey } from '@rimal/contract/words/all-words'
import type { Words } from '../../i18n/words.tsx'

/** What a refund would bring, and how, before it is asked for. */
export function promiseOf(
  paymentMethod: ReturnOptions['paymentMethod'],
  refundTo: RefundMethod,
): { amount: TextKey; how: TextKey } {
  const amount = 'return_you_get_money'
  if (refundTo === 'credit') return { amount, how: 'return_you_get_credit' }
  if (paymentMethod === 'cash_on_delivery') return { amount, how: 'return_you_get_by_hand' }
  // The provider has paid for the shopper, who may have paid it a quarter so far.
  if (paymentMethod === 'pay_in_4') {
    return { amount: 'return_you_get_instalments', how: 'return_you_get_instalments_how' }
  }
  return { amount, how: 'return_you_get_how' }
}

/** Whether a refund is taken off the four payments to a provider. */
function isOffInstalments({ paymentMethod, refund }: OwnReturn): boolean {
  return paymentMethod === 'pay_in_4' && refund !== null && !refund.toCredit
}

/** What stands beside the amount of a refund. */
export function refundName(asked: OwnReturn): TextKey {
  if (asked.refund?.toCredit) return 'return_will_come_as_credit'
  return isOffInstalments(asked) ? 'return_will_come_off' : 'return_will_come'
}

/** Returns the state of a return in a few words; for a closed return, its outcome. */
export function headText(asked: OwnReturn, { t, language }: Words): string {
  const { state, outcome, pickupOn } = asked
  if (state === 'pickup_scheduled' && pickupOn !== null) {
    return t('return_state_pickup_scheduled', {
      day: formatDay(pickupOn, language, { weekday: true }),
    })
  }
  const became = state === 'closed' ? outcome : state
  if (became === 'refunded' && isOffInstalments(asked)) return t('return_state_instalments')
  if (state === 'closed' && outcome) return t(`return_state_done_${outcome}`)
  return t(`return_state_${state}`)
}

/** Returns what happens next, and by when. */
export function nextText(
  asked: OwnReturn,
  { words: { t, language }, address }: { words: Words; address: string },
): string {
  const { kind, state, outcome, due, timeZone, collected, number, canAppeal, refund, currency } =
    asked
  const day = due
    ? formatDay(localTime(new Date(due), timeZone).day, language, { weekday: true })
    : ''
  if (state === 'requested') {
    if (!due) return t('return_next_soon')
    const mayPass = kind === 'return' || kind === 'exchange'
    return [t('return_next_requested', { day }), mayPass && t('return_next_unanswered')]
      .filter(Boolean)
      .join(' ')
  }
  if (state === 'rejected') {
    return canAppeal ? t('return_next_rejected', { day }) : t('return_next_rejected_end')
  }
  if (state === 'approved' && !collected) {
    return t('return_next_approved_send', { day, number: `\u2066${number}\u2069`, address })
  }
  const became = state === 'closed' ? outcome : state
  if (became === 'refunded' && refund?.by) {
    const money = formatMoney(refund.amount, { currency, language })
    if (refund.toCredit) {
      return t('return_next_credited', { amount: `\u2068${money}\u2069` })
    }
    const paidBack = refund.byHand ? 'return_next_refunded_by_hand' : 'return_next_refunded'
    return t(isOffInstalments(asked) ? 'money_instalments' : paidBack, {
      amount: `\u2068${money}\u2069`,
      day: formatDay(refund.by, language, { weekday: true }),
    })
  }
  return t(`return_next_${became ?? state}`, { day })
}
