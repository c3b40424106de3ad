import type { Cart } from '@rimal/contract/cart'
import { useEffect } from 'react'
import { useWords } from '../../i18n/words.tsx'
import type { PageHandle } from '../../head.ts'
import { Empty } from '../../ui/empty.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { InCurrency } from '../../in-currency.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { loadCart, useCart } from '../cart/use-cart.ts'
import { numberInStrip, UnpaidStrip } from '../orders/open-payment/unpaid-strip.tsx'
import { useUnpaid } from '../orders/open-payment/use-unpaid.ts'
import { CheckoutSteps } from './checkout-steps.tsx'
import { LastOrderLink, useLastOrder } from './draft/last-order.tsx'
import type { LastOrder } from './draft/mirror.ts'
import { OrderedElsewhere } from './ordered-elsewhere.tsx'
import { nameOf } from './placement/describe-changes.ts'
import { LostOrder } from './placement/lost-order.tsx'
import { StepProgress } from './step-progress.tsx'
import { useCheckout } from './use-checkout.ts'

export const handle: PageHandle = {
  chrome: 'checkout',
  head: ({ words }) => ({ title: words.t('checkout_title'), noIndex: true }),
}

export function Component() {
  const checkoutState = useCheckout()
  const { t } = useWords()
  const { state, checkout, filled } = checkoutState
  const { order, elsewhere } = useLastOrder()
  if (elsewhere) return <OrderedElsewhere order={elsewhere} />
  if (state === 'empty') return <EmptyCheckout order={order} />
  if (checkout && filled) {
    return (
      <InCurrency currency={checkout.cart.totals.currency}>
        <CheckoutSteps checkoutState={checkoutState} checkout={checkout} filled={filled} />
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
            <ErrorNote className="mt-6" onRetry={() => void checkoutState.load()}>
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

function EmptyCheckout({ order }: { order: LastOrder | null }) {
  const { t } = useWords()
  const { cart } = useCart()
  const unpaid = useUnpaid()
  // The cart is loaded anew: the products that it last showed may have sold out since.
  useEffect(() => void loadCart(), [])
  const isFull = cart !== null && cart.lines.length > 0
  return (
    <div className="wrap">
      <UnpaidStrip {...unpaid} />
      {isFull ? (
        <NothingToBuy lines={cart.lines} />
      ) : (
        <LostOrder>
          <div className="pt-16 lg:pt-24">
            <Empty
              heading="h1"
              title={t('checkout_empty')}
              text={t('checkout_empty_text')}
              link={{ to: '/product-list', label: t('to_the_shop') }}
            >
              <LastOrderLink order={order?.number === numberInStrip(unpaid) ? null : order} />
            </Empty>
          </div>
        </LostOrder>
      )}
    </div>
  )
}

function NothingToBuy({ lines }: Pick<Cart, 'lines'>) {
  const { t } = useWords()
  const gone = lines.filter(({ buyable }) => !buyable)
  return (
    <div className="pt-16 lg:pt-24">
      <Empty
        heading="h1"
        title={t('summary_nothing_to_buy')}
        text={gone.map((line) => t('changed_sold_out', { product: nameOf(line) })).join(' ')}
        link={{ to: '/cart', label: t('changed_cart') }}
      />
    </div>
  )
}
