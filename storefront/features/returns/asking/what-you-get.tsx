import type { RefundMethod } from '@rimal/contract/staff/refunds'
import type { ReturnKind } from '@rimal/contract/returns/return-states'
import type { ReturnOptions } from '@rimal/contract/returns/returns'
import { useWords } from '../../../i18n/words.tsx'
import { useMoney } from '../../../shop.tsx'
import type { ChosenLine } from './ask-draft.ts'

/** Said before she sends: what comes of it, how, and when. */
export function WhatYouGet(props: {
  kind: ReturnKind
  chosenLines: readonly ChosenLine[]
  options: ReturnOptions
  refundTo: RefundMethod
}) {
  const { kind, chosenLines, options, refundTo } = props
  const { t } = useWords()
  const money = useMoney()
  const { lines, paymentMethod, refundDays: days } = options
  const amount = chosenLines.reduce((sum, { lineId, quantity }) => {
    const line = lines.find((one) => one.lineId === lineId)
    return sum + (line?.refundable[quantity - 1] ?? 0)
  }, 0)
  const isCash = paymentMethod === 'cash_on_delivery'
  const how =
    refundTo === 'credit'
      ? 'return_you_get_credit'
      : isCash
        ? 'return_you_get_by_hand'
        : 'return_you_get_how'
  return (
    <section className="grid gap-2 border-y border-rule py-5 leading-tight">
      <h2 className="font-text text-small leading-tight text-ink-2">{t('return_you_get')}</h2>
      {kind === 'return' && amount > 0 && (
        <p aria-live="polite" className="font-display text-[1.5rem] leading-display">
          {t('return_you_get_money', { amount: `\u2068${money(amount)}\u2069` })}
        </p>
      )}
      <p className="text-small text-ink-2">
        {kind === 'return' ? t(how, { days }) : t(`return_you_get_${kind}`)}{' '}
        {t(options.collected ? 'return_you_get_collected' : 'return_you_get_send')}
      </p>
    </section>
  )
}
