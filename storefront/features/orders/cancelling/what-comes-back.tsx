import { formatDay } from '@rimal/contract/dates'
import type { CancelPreview } from '@rimal/contract/cancelling'
import { useWords } from '../../../i18n/words.tsx'
import { useMoney } from '../../../shop.tsx'

/** Said before she confirms: how much, how, and when at the latest. */
export function WhatComesBack({ preview }: { preview: CancelPreview }) {
  const { t, language } = useWords()
  const money = useMoney()
  const { amount, how, by, paymentMethod } = preview
  if (how === 'nothing') return <p>{t('cancel_nothing_charged')}</p>
  const day = formatDay(by, language, { weekday: true })
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2 text-small leading-tight">
      <dt className="text-body">{t('cancel_comes_back')}</dt>
      <dd className="text-end font-display text-[1.5rem] leading-display">
        <bdi>{money(amount)}</bdi>
      </dd>
      <dt className="text-ink-2">{t('cancel_how')}</dt>
      <dd className="text-end">
        {t(`cancel_how_${how}`, { method: t(`pay_by_${paymentMethod}`) })}
      </dd>
      <dt className="text-ink-2">{t('cancel_when')}</dt>
      <dd className="text-end">{t('cancel_when_by', { day })}</dd>
    </dl>
  )
}
