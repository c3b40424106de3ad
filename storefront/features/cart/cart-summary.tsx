import type { Cart, Totals } from '@rimal/contract/cart'
import type { NamedCountry } from '@rimal/contract/delivery'
import { type ReactNode, useState } from 'react'
import { useWords, type Words } from '../../i18n/words.tsx'
import { useMoney, useShop } from '../../shop.tsx'
import { CountryButton } from '../delivery/country-button.tsx'
import { useCountry } from '../delivery/use-delivery.ts'
import { arrivalOfAll } from './arrival-words.ts'
import { CurrencyChoice } from './currency/currency-choice.tsx'
import { DiscountCode } from './discount-code.tsx'
import { OtherPromotion, TotalsList } from './order-summary.tsx'
import type { Say } from './total-said.tsx'

/**
 * The amounts of the cart. On the desktop it is the one filled panel of the screen and holds the checkout button.
 */
export function CartSummary(props: { cart: Cart; say: Say; children: ReactNode }) {
  const { cart, say, children } = props
  const words = useWords()
  const { t } = words
  const money = useMoney()
  const { paymentMethods } = useShop()
  const { totals } = cart
  const country = useCountry()
  // While a new country is being saved, the amounts are still those of the previous country, which is therefore
  // named.
  const [before, setBefore] = useState<NamedCountry>()
  const isSettled = country.code === cart.country
  if (isSettled && before?.name !== country.name) setBefore(country)
  const spokenOf = isSettled ? country : before
  return (
    <section aria-labelledby="summary" className="grid gap-5 lg:bg-wash lg:p-8">
      <h2 id="summary" className="sr-only">
        {t('summary_title')}
      </h2>
      <DiscountCode cart={cart} say={say} />
      <CurrencyChoice cart={cart} />
      <TotalsList
        totals={totals}
        pickup={cart.pickup}
        arrival={arrivalOfAll(cart.lines)}
        place={
          spokenOf
            ? {
                country: <CountryButton country={spokenOf} />,
                note:
                  totals.shipping === null
                    ? t('deliver_not_there', { country: spokenOf.name })
                    : t('deliver_estimate'),
              }
            : undefined
        }
      />
      <OtherPromotion cart={cart} />
      <FreeDelivery totals={totals} />
      {totals.total > 0 && paymentMethods.includes('pay_in_4') && (
        <p className="text-small leading-tight text-ink-2">
          {paymentsOf(totals, { words, money })}
        </p>
      )}
      <div className="hidden gap-4 lg:grid">
        {children}
        <p className="text-small leading-tight text-ink-2">{t('summary_nothing_charged')}</p>
      </div>
    </section>
  )
}

function FreeDelivery({ totals: { freeShipping, shipping, discount } }: { totals: Totals }) {
  const { t } = useWords()
  const money = useMoney()
  if (!freeShipping || freeShipping.missing <= 0 || !shipping) return null
  const { from, missing } = freeShipping
  return (
    <div className="grid gap-2.5">
      <p className="text-small leading-tight">
        {t(discount > 0 ? 'summary_more_for_free_discounted' : 'summary_more_for_free', {
          amount: money(missing),
        })}
      </p>
      <div aria-hidden="true" className="h-px bg-rule">
        <div
          className="h-px bg-oud transition-[width] duration-(--slow) ease-calm"
          style={{ inlineSize: `${(1 - missing / from) * 100}%` }}
        />
      </div>
    </div>
  )
}

type Means = { words: Words; money: (amount: number) => string }

function paymentsOf({ instalments }: Totals, { words, money }: Means): string {
  const first = instalments[0] ?? 0
  const even = instalments.every((amount) => amount === first)
  return words.t(even ? 'summary_payments' : 'summary_payments_first', { amount: money(first) })
}
