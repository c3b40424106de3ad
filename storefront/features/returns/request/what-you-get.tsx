import type { RefundMethod } from '@rimal/contract/staff/refunds'
import type { ReturnKind } from '@rimal/contract/returns/return-states'
import type { ReturnOptions } from '@rimal/contract/returns/returns'
import { useWords } from '../../../i18n/words.tsx'
import { useMoney } from '../../../shop.tsx'
import { promiseOf } from '../return-text.ts'
import type { ChosenLine } from './return-draft.ts'

/** Shows before the request is sent what the customer receives, how, and when. */
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
  const promise = promiseOf(paymentMethod, refundTo)
  return (
    <section className="grid gap-2 border-y border-rule py-5 leading-tight">
      <h2 className="font-text text-small leading-tight text-ink-2">{t('return_you_get')}</h2>
      {kind === 'return' && amount > 0 && (
        <p aria-live="polite" className="font-display text-[1.5rem] leading-display">
          {t(promise.amount, { amount: `\u2068${money(amount)}\u2069` })}
        </p>
      )}
      <p className="text-small text-ink-2">
        {kind === 'return'
          ? t(promise.how, { days: t('working_days', { count: days }) })
          : t(`return_you_get_${kind}`)}{' '}
        {t(options.collected ? 'return_you_get_collected' : 'return_you_get_send')}
      </p>
    </section>
  )
}
