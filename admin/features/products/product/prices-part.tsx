import { useState } from 'react'
import { MoneyField } from '../../../ui/form/number-field.tsx'
import { isolate } from '../../../ui/isolate.ts'
import { useShop } from '../../../use-shop.ts'
import { useWords } from '../../../words.tsx'
import type { PartProps, ProductForm } from './product-form.ts'
import css from './product.module.css'

type OtherPrice = ProductForm['otherPrices'][number]
type Currency = OtherPrice['currency']

/** The price in the shop's currency and, where the shop accepts others, in each of those. */
export function PricesPart({ form, canEdit }: PartProps) {
  const { t } = useWords()
  const shop = useShop()
  if (!shop) return null
  const accepted = shop.otherPayments.map(({ currency }) => currency as Currency)
  return (
    <div className={css.fields}>
      <div className={css.pair}>
        <MoneyField
          label={t('product_price')}
          value={form.value.price}
          currency={shop.currency}
          onChange={(price) => form.set('price', price ?? 0)}
          error={form.errors['price']}
          isReadOnly={!canEdit}
        />
        <MoneyField
          label={t('product_compare_at')}
          value={form.value.compareAt}
          currency={shop.currency}
          onChange={(price) => form.set('compareAt', price)}
          error={form.errors['compareAt']}
          isReadOnly={!canEdit}
        />
      </div>
      {accepted.map((currency) => (
        <OtherPriceFields key={currency} form={form} canEdit={canEdit} currency={currency} />
      ))}
    </div>
  )
}

function OtherPriceFields({ form, canEdit, currency }: PartProps & { currency: Currency }) {
  const { t } = useWords()
  const all = form.value.otherPrices
  const index = all.findIndex((one) => one.currency === currency)
  const own = all[index]
  // While the price is typed anew, the field is empty for a moment.
  const [earlier, setEarlier] = useState(own?.compareAt ?? null)
  const set = (change: { price: number | null; compareAt?: number | null }) => {
    const rest = all.filter((one) => one.currency !== currency)
    const { price } = change
    if (own) setEarlier(own.compareAt)
    const next =
      price === null
        ? rest
        : [...rest, { compareAt: own?.compareAt ?? earlier, ...change, currency, price }]
    form.set(
      'otherPrices',
      next.toSorted((a, b) => a.currency.localeCompare(b.currency)),
    )
  }
  return (
    <div className={css.pair}>
      <MoneyField
        label={t('product_price_in', { currency: isolate(currency) })}
        value={own?.price ?? null}
        currency={currency}
        onChange={(price) => set({ price })}
        help={own ? undefined : t('product_not_sold_in')}
        isReadOnly={!canEdit}
      />
      {own ? (
        <MoneyField
          label={t('product_compare_in', { currency: isolate(currency) })}
          value={own.compareAt}
          currency={currency}
          onChange={(compareAt) => set({ price: own.price, compareAt })}
          error={form.errors[`otherPrices.${index}.compareAt`]}
          isReadOnly={!canEdit}
        />
      ) : null}
    </div>
  )
}
