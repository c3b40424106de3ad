import type { Cart } from '@rimal/contract/cart'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { useMoney } from '../../shop.tsx'
import { Icon } from '../../ui/icon.tsx'
import { OrderSummary } from '../cart/order-summary.tsx'

/** On the phone the summary is one line above everything: the total is never behind a tap. */
export function SummaryPeek(props: {
  cart: Cart
  /** The part of the total that store credit pays. */
  credit: number
  children: ReactNode
}) {
  const { cart, credit, children } = props
  const { t } = useWords()
  const money = useMoney()
  const buyable = cart.lines.filter((line) => line.buyable)
  const count = buyable.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <details className="group -mx-(--gutter) bg-wash lg:hidden">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 px-(--gutter) py-2.5">
        <span className="inline-flex items-center gap-2 text-small leading-tight">
          {t('checkout_summary', { count })}
          <Icon name="chevron-down" size="sm" className="group-open:rotate-180" />
        </span>
        <bdi>{money(cart.totals.total - credit)}</bdi>
      </summary>
      <div className="px-(--gutter) pt-2 pb-5">
        <OrderSummary cart={cart} credit={credit} compact>
          {children}
        </OrderSummary>
      </div>
    </details>
  )
}
