import { useWords } from '../i18n/words.tsx'
import { useMoney } from '../shop.tsx'

const sizes = { body: '', large: 'text-[1.1875rem]' }

export type PriceLook = { size?: 'body' | 'large'; className?: string }

/** Amounts in minor units; `compareAt` is the price before, `currency` another than the shop's own. */
export function Price(
  props: PriceLook & { amount: number; compareAt?: number | null; currency?: string },
) {
  const { amount, compareAt, currency, size = 'body', className = '' } = props
  const { t } = useWords()
  const money = useMoney(currency)
  const before = compareAt ?? 0
  const reduced = before > amount
  return (
    <span className={`inline-flex flex-wrap items-baseline gap-x-2 ${sizes[size]} ${className}`}>
      {reduced && <span className="sr-only">{t('price_now')}</span>}
      <bdi>{money(amount)}</bdi>
      {reduced && (
        <>
          <span className="sr-only">{t('price_was')}</span>
          <s className="text-ink-2">
            <bdi>{money(before)}</bdi>
          </s>
        </>
      )}
    </span>
  )
}
