import { useEffect } from 'react'
import { Sentence } from '../../i18n/sentence.ts'
import { useWords } from '../../i18n/words.tsx'
import type { PageHandle } from '../../head.ts'
import { Empty } from '../../ui/empty.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { InCurrency } from '../../in-currency.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { loadCart, useCart } from '../cart/use-cart.ts'
import { CheckoutSteps } from './checkout-steps.tsx'
import { lastOrder } from './draft/mirror.ts'
import { nameOf } from './placing/describe-changes.ts'
import { LostOrder } from './placing/lost-order.tsx'
import { StepProgress } from './step-progress.tsx'
import { useCheckout } from './use-checkout.ts'

export const handle: PageHandle = {
  chrome: 'checkout',
  head: ({ words }) => ({ title: words.t('checkout_title'), noIndex: true }),
}

export function Component() {
  const desk = useCheckout()
  const { t } = useWords()
  const { state, checkout, filled } = desk
  if (state === 'empty') return <EmptyCheckout />
  if (checkout && filled) {
    return (
      <InCurrency currency={checkout.cart.totals.currency}>
        <CheckoutSteps desk={desk} checkout={checkout} filled={filled} />
      </InCurrency>
    )
  }
  return (
    <div className="wrap">
      <div className="-mx-(--gutter) h-13 bg-wash lg:hidden" />
      <div className="lg:grid lg:grid-cols-[7fr_4fr] lg:items-start lg:gap-24">
        <div className="max-w-[52rem]">
          <h1 className="pt-7 pb-5 text-h1 lg:pt-12 lg:pb-8">{t('checkout_title')}</h1>
          <StepProgress now="contact" />
          {state === 'broken' ? (
            <ErrorNote className="mt-6" onRetry={() => void desk.load()}>
              {t('checkout_no_answer')}
            </ErrorNote>
          ) : (
            <div aria-busy="true" className="mt-8 grid gap-5">
              <Skeleton className="h-7 w-32" />
              <Skeleton className="h-12" />
              <Skeleton className="h-12" />
              <Skeleton className="h-12" />
              <Skeleton className="h-13" />
            </div>
          )}
        </div>
        {state === 'loading' && <Skeleton className="mt-12 h-96 max-lg:hidden" />}
      </div>
    </div>
  )
}

function EmptyCheckout() {
  const { t } = useWords()
  const { cart } = useCart()
  const order = lastOrder()
  // The bag is asked for anew: what it last showed may be what has sold out since.
  useEffect(() => void loadCart(), [])
  if (cart && cart.lines.length > 0) {
    const gone = cart.lines.filter(({ buyable }) => !buyable)
    return (
      <div className="wrap pt-16 lg:pt-24">
        <Empty
          heading="h1"
          title={t('summary_nothing_to_buy')}
          text={gone.map((line) => t('changed_sold_out', { piece: nameOf(line) })).join(' ')}
          link={{ to: '/cart', label: t('changed_bag') }}
        />
      </div>
    )
  }
  return (
    <LostOrder>
      <div className="wrap pt-16 lg:pt-24">
        <Empty
          heading="h1"
          title={t('checkout_empty')}
          text={t('checkout_empty_text')}
          link={{ to: '/product-list', label: t('to_the_shop') }}
        >
          {order && (
            <TextLink to={`/order/${order.token}`} className="text-small">
              <span>
                <Sentence
                  text={t('checkout_last_order')}
                  parts={{ number: <span className="ltr">{order.number}</span> }}
                />
              </span>
            </TextLink>
          )}
        </Empty>
      </div>
    </LostOrder>
  )
}
