import type { Cart } from '@rimal/contract/cart'
import { useEffect, useRef, useState } from 'react'
import type { PageHandle } from '../../head.ts'
import { useWords } from '../../i18n/words.tsx'
import { InCurrency } from '../../in-currency.tsx'
import { useMoney } from '../../shop.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { useAction } from '../../ui/form/use-action.ts'
import { Note } from '../../ui/note.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useLastOrder } from '../checkout/draft/last-order.tsx'
import { numberInStrip, UnpaidStrip } from '../orders/open-payment/unpaid-strip.tsx'
import { useUnpaid } from '../orders/open-payment/use-unpaid.ts'
import { LostOrder } from '../checkout/placement/lost-order.tsx'
import { CartEmpty } from './cart-empty.tsx'
import { CartLine } from './cart-line.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartSummary } from './cart-summary.tsx'
import { CheckoutButton } from './checkout-button.tsx'
import { lastList } from './last-list.ts'
import { ProposedProducts } from './proposed-products.tsx'
import { TotalSaid, useTotalSaid } from './total-said.tsx'
import { useCartLines } from './use-cart-lines.ts'
import { loadCart, useCart } from './use-cart.ts'

export const handle: PageHandle = {
  head: ({ words }) => ({ title: words.t('cart_title'), noIndex: true }),
}

export function Component() {
  const { cart, count, failed } = useCart()
  const { order, elsewhere } = useLastOrder()
  const strip = { ...useUnpaid(), elsewhere }
  const [emptied, setEmptied] = useState(false)
  // Every visit asks again: prices and stock are those of now.
  useEffect(() => void loadCart(), [])
  // A cart that was empty when last seen begins as an empty cart, without the skeleton of lines.
  const isEmpty = cart ? cart.lines.length === 0 : count === 0 && !failed
  return (
    <div className="wrap">
      <UnpaidStrip {...strip} />
      {isEmpty ? (
        <LostOrder>
          <CartEmpty
            order={order?.number === numberInStrip(strip) ? null : order}
            emptied={emptied}
          />
        </LostOrder>
      ) : (
        <Filled cart={cart} count={count} failed={failed} onEmptied={setEmptied} />
      )}
    </div>
  )
}

type State = Pick<ReturnType<typeof useCart>, 'cart' | 'count' | 'failed'>

function Filled(props: State & { onEmptied: (emptied: boolean) => void }) {
  const { cart, count, failed, onEmptied } = props
  const { t } = useWords()
  return (
    <>
      <header className="pt-6 pb-5 lg:pt-12 lg:pb-8">
        <h1 className="text-h1">{t('cart_title')}</h1>
        {/* The space is reserved while the count is unknown. */}
        <p className="min-h-[1lh] text-small text-ink-2">
          {cart && t('units', { count: cart.count })}
        </p>
      </header>
      {cart ? (
        <>
          <InCurrency currency={cart.totals.currency}>
            <FullCart cart={cart} stale={failed} onEmptied={onEmptied} />
          </InCurrency>
          {/* Proposed products are priced in the currency of the catalogue, not of the cart. */}
          <ProposedProducts lines={cart.lines} />
        </>
      ) : failed ? (
        <Retry />
      ) : (
        // Nothing is known yet, not even whether the cart has lines: its space is reserved, but invisible.
        <>
          <noscript>{t('cart_needs_scripts')}</noscript>
          <div className={count === null ? 'invisible' : ''}>
            <CartSkeleton label={t('cart_loading')} />
          </div>
        </>
      )}
    </>
  )
}

function FullCart(props: { cart: Cart; stale: boolean; onEmptied: (emptied: boolean) => void }) {
  const { cart, stale, onEmptied } = props
  const { t } = useWords()
  const list = useRef<HTMLUListElement>(null)
  const { said, say } = useTotalSaid()
  const handle = useCartLines({
    say,
    onRemoved: () => {
      if (list.current) list.current.focus({ preventScroll: true })
      else onEmptied(true)
    },
  })
  const nothing = cart.lines.every(({ buyable }) => !buyable)
  return (
    <>
      {stale && (
        <ErrorNote onRetry={() => void loadCart()} className="mb-5">
          {t('cart_not_fresh')}
        </ErrorNote>
      )}
      <div className="lg:grid lg:grid-cols-[7fr_4fr] lg:items-start lg:gap-24">
        <div>
          <ul
            ref={list}
            tabIndex={-1}
            aria-label={t('cart_lines')}
            className="border-t border-rule outline-none"
          >
            {cart.lines.map((line) => (
              <CartLine key={line.id} line={line} cart={handle} pickup={cart.pickup} />
            ))}
          </ul>
          {waitsForSewing(cart.lines) && <Note className="mt-5">{t('cart_one_parcel')}</Note>}
          <p className="pt-6 text-small">
            <TextLink to={lastList()}>{t('cart_continue')}</TextLink>
          </p>
        </div>
        <div className="pt-6 pb-8 lg:sticky lg:top-[calc(var(--bar)+1.5rem)] lg:pt-0 lg:pb-0">
          <CartSummary cart={cart} say={say}>
            <CheckoutButton nothing={nothing} />
          </CartSummary>
        </div>
      </div>
      <FootBar total={cart.totals.total} nothing={nothing} />
      <TotalSaid said={said} total={cart.totals.total} />
    </>
  )
}

/** On the phone, the total and the checkout button stay visible until the summary itself ends. */
function FootBar({ total, nothing }: { total: number; nothing: boolean }) {
  const { t } = useWords()
  const money = useMoney()
  return (
    <div
      data-foot-bar
      className="sticky bottom-0 z-3 -mx-(--gutter) flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule bg-paper px-(--gutter) pt-2.5 pb-[max(1rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      <p className="leading-tight">
        <span className="sr-only">{t('summary_total')}</span> <bdi>{money(total)}</bdi>
        <span className="block text-micro text-ink-2">{t('summary_vat_included')}</span>
      </p>
      <div className="grid grow">
        <CheckoutButton nothing={nothing} />
      </div>
    </div>
  )
}

/** Says whether a ready-to-wear line waits for a made-to-order one: then it arrives later than it would alone. */
function waitsForSewing(lines: Cart['lines']): boolean {
  const travelling = lines.filter(({ buyable }) => buyable)
  const madeToOrder = travelling.filter(({ measurements }) => measurements !== null)
  return madeToOrder.length > 0 && madeToOrder.length < travelling.length
}

function Retry() {
  const { t } = useWords()
  const { busy, run } = useAction()
  if (busy) return <CartSkeleton label={t('cart_loading')} />
  return (
    <ErrorNote onRetry={() => void run(loadCart)} className="max-w-[38rem]">
      {t('cart_failed')}
    </ErrorNote>
  )
}
