import { formatDay, localTime } from '@rimal/contract/dates'
import { formatMoney } from '@rimal/contract/money'
import type { OwnReturn } from '@rimal/contract/returns/returns'
import type { Words } from '../../i18n/words.tsx'

/** How it stands, in a few words; of what is closed, what became of it. */
export function headText({ state, outcome, pickupOn }: OwnReturn, { t, language }: Words): string {
  if (state === 'pickup_scheduled' && pickupOn !== null) {
    return t('return_state_pickup_scheduled', {
      day: formatDay(pickupOn, language, { weekday: true }),
    })
  }
  if (state === 'closed' && outcome) return t(`return_state_done_${outcome}`)
  return t(`return_state_${state}`)
}

/** What happens next, and by when. */
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
    return t(refund.byHand ? 'return_next_refunded_by_hand' : 'return_next_refunded', {
      amount: `\u2068${money}\u2069`,
      day: formatDay(refund.by, language, { weekday: true }),
    })
  }
  return t(`return_next_${became ?? state}`, { day })
}
