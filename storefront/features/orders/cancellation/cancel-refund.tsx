import { formatDay } from '@rimal/contract/dates'
import type { CancelPreview } from '@rimal/contract/cancel-order'
import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/words.tsx'
import { useMoney } from '../../../shop.tsx'

/** Shows before the confirmation how much is refunded, how, and when at the latest. */
export function CancelRefund({
  preview,
}: {
  preview: Pick<CancelPreview, 'amount' | 'credit' | 'how' | 'by' | 'paymentMethod'>
}) {
  const { t, language } = useWords()
  const { amount, credit, how, by, paymentMethod } = preview
  const toCredit = credit > 0 && <ToCredit amount={credit} />
  if (how === 'before') {
    return (
      <>
        <p>{t('cancel_given_before')}</p>
        {toCredit}
      </>
    )
  }
  if (how === 'nothing' || amount === 0) return toCredit || <p>{t('cancel_nothing_charged')}</p>
  const day = formatDay(by, language, { weekday: true })
  // The provider has paid for the shopper, who may have paid it a quarter so far.
  const inFour = paymentMethod === 'pay_in_4'
  return (
    <>
      <Facts name={t(inFour ? 'cancel_instalments' : 'cancel_refund')} amount={amount}>
        <dt className="text-ink-2">{t('cancel_how')}</dt>
        <dd className="text-end">
          {inFour
            ? t('cancel_instalments_how')
            : t(`cancel_how_${how}`, { method: t(`pay_by_${paymentMethod}`) })}
        </dd>
        <dt className="text-ink-2">{t('cancel_when')}</dt>
        <dd className="text-end">{t('cancel_when_by', { day })}</dd>
      </Facts>
      {toCredit}
    </>
  )
}

function ToCredit({ amount }: { amount: number }) {
  const { t } = useWords()
  const money = useMoney()
  return <p>{t('credit_refund', { amount: `\u2068${money(amount)}\u2069` })}</p>
}

/**
 * Shows how much less is paid on delivery, and how much is left; any amount beyond that was paid with store credit.
 */
export function LessDue({ amount, due }: { amount: number; due: number }) {
  const { t } = useWords()
  const money = useMoney()
  const less = Math.min(amount, due)
  return (
    <>
      <Facts name={t('cancel_less_due')} amount={less}>
        <dt className="text-ink-2">{t('order_due')}</dt>
        <dd className="text-end">
          <bdi>{money(due - less)}</bdi>
        </dd>
      </Facts>
      {amount > less && <ToCredit amount={amount - less} />}
    </>
  )
}

function Facts(props: { name: string; amount: number; children: ReactNode }) {
  const money = useMoney()
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2 text-small leading-tight">
      <dt className="text-body">{props.name}</dt>
      <dd className="text-end font-display text-[1.5rem] leading-display">
        <bdi>{money(props.amount)}</bdi>
      </dd>
      {props.children}
    </dl>
  )
}
