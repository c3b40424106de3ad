import type { PaymentOption } from '@rimal/contract/checkout'
import type { PaymentMethod } from '@rimal/contract/choices'
import { formatDay, localTime, monthsLater } from '@rimal/contract/dates'
import { useState } from 'react'
import { useWords } from '../../../i18n/words.tsx'
import { useHasPage, useMoney, useShop } from '../../../shop.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-paths.ts'
import { PaymentMarks } from '../../payments/payment-marks.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { TextLink } from '../../../ui/text-link.tsx'

export const methodIcons: Record<PaymentMethod, IconName> = {
  card: 'card',
  net_banking: 'bank',
  pay_in_4: 'split-4',
  cash_on_delivery: 'cash',
}

/** All payment methods; a method that is not possible for this order says why. */
export function PaymentChoice(props: {
  options: PaymentOption[]
  instalments: number[]
  value: PaymentMethod | null
  onChange: (method: PaymentMethod) => void
  /** Asked for after an early press on the button. */
  prompt: string | undefined
  error: string | undefined
}) {
  const { options, instalments, value, onChange, prompt, error } = props
  const { t } = useWords()
  if (options.every(({ refusal }) => refusal !== null)) return <NoMethod options={options} />
  return (
    <RadioCards
      legend={t('pay_how')}
      value={value}
      onChange={onChange}
      prompt={prompt}
      error={error}
      options={options.map(({ id, title, hint, marks, refusal }) => ({
        value: id,
        title,
        hint: (
          <>
            {hint}
            {marks.length > 0 && (
              <span className="flex flex-wrap gap-1.5 pt-2">
                <PaymentMarks marks={marks} />
              </span>
            )}
          </>
        ),
        disabledBecause: refusal ?? undefined,
        end: <Icon name={methodIcons[id]} className="text-ink-2" />,
        children: id === 'pay_in_4' && <InstalmentDates amounts={instalments} />,
      }))}
    />
  )
}

/**
 * Says, before the customer presses anything, that no payment method accepts this order, and how to contact the
 * shop.
 */
function NoMethod({ options }: { options: PaymentOption[] }) {
  const { t } = useWords()
  const hasPage = useHasPage()
  return (
    <section
      role="alert"
      data-wrong
      tabIndex={-1}
      className="grid gap-3 border border-alert p-5 leading-tight"
    >
      <p>{t('pay_none')}</p>
      <ul className="grid gap-1 text-small text-ink-2">
        {options.map(({ id, title, refusal }) => (
          <li key={id} className="flex justify-between gap-4">
            <span className="flex-none">{title}</span>
            <span className="text-end">{refusal}</span>
          </li>
        ))}
      </ul>
      {hasPage('contact') && (
        <TextLink to="/contact" className="justify-self-start text-small">
          {t('contact')}
        </TextLink>
      )}
    </section>
  )
}

function InstalmentDates({ amounts }: { amounts: number[] }) {
  const { t, language } = useWords()
  const money = useMoney()
  const { timeZone } = useShop()
  const [today] = useState(() => localTime(new Date(), timeZone).day)
  return (
    <ol
      aria-label={t('pay_in_4_dates')}
      className="ms-8 grid grid-cols-2 border-t border-rule pt-1 text-small leading-tight sm:grid-cols-4"
    >
      {amounts.map((amount, index) => (
        <li key={index} className="grid gap-0.5 pt-2.5">
          <bdi>{money(amount)}</bdi>
          <span className="text-ink-2">
            {index === 0 ? t('pay_first_today') : formatDay(monthsLater(today, index), language)}
          </span>
        </li>
      ))}
    </ol>
  )
}
