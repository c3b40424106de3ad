import type { Checkout } from '@rimal/contract/checkout'
import { type ErrorCode, errors } from '@rimal/contract/errors'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { detailsOf, type Filled } from '../draft/filled.ts'
import { queueAddress } from '../../queue/queue-address.ts'
import { askForOrder, pageAfter } from './request-order.ts'

/**
 * The reason why the order was not placed; `offersChanged` when prices or options are no longer those that the
 * customer saw.
 */
export type Refusal = {
  message: string
  promotionsChanged: boolean
  fields: Record<string, string>
}

const promotionErrors: ErrorCode[] = [
  'cart_empty',
  'price_changed',
  'stock_changed',
  'discount_used',
  'discount_expired',
  'credit_changed',
  'shipping_unavailable',
  'payment_method_unavailable',
]
const offerNumbers = new Set<number>(promotionErrors.map((code) => errors[code].number))

/** Places the order once, however often the button is pressed and whatever becomes of the answer. */
export function usePlaceOrder() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)

  /** Opens the payment, the order, or the queue; returns the refusal, or undefined while a request is in progress. */
  async function place(checkout: Checkout, filled: Filled): Promise<Refusal | undefined> {
    const { shippingMethod } = filled
    const { used: credit, due } = checkout.credit ?? { used: 0, due: 1 }
    // When store credit covers the total, the shop asks for no payment method.
    const paymentMethod = filled.paymentMethod ?? (due === 0 ? 'card' : null)
    if (underWay.current || !shippingMethod || !paymentMethod) return undefined
    underWay.current = true
    setBusy(true)
    const reply = await askForOrder({
      content: contentOf(checkout, filled),
      details: {
        ...detailsOf(filled),
        seenTotal: checkout.cart.totals.total,
        credit,
        shippingMethod,
        paymentMethod,
      },
    })
    if (reply?.result) {
      // Going back from there leads to the page before this step, not to the checkout of a placed order.
      await navigate(pageAfter(reply.result), { replace: true, state: { orderConfirmation: true } })
      return undefined
    }
    underWay.current = false
    const queue = queueAddress(reply)
    if (queue !== null) {
      await navigate(queue, { state: { from: pathname + search } })
      return undefined
    }
    setBusy(false)
    return {
      message: reply?.message ?? '',
      promotionsChanged: offerNumbers.has(reply?.errorCode ?? -1),
      fields: reply?.fields ?? {},
    }
  }
  return { place, busy }
}

/**
 * Returns the content of the order: another cart, or another payment method, gets another key. The contact and the
 * address are not part of it: under the same key the shop replaces an order that was corrected before payment, and
 * still returns one that is placed.
 */
function contentOf({ cart, credit }: Checkout, { shippingMethod, paymentMethod }: Filled): string {
  const lines = cart.lines.map(({ id, quantity, unitPrice }) => [id, quantity, unitPrice])
  return JSON.stringify([
    lines,
    cart.totals.total,
    credit?.used ?? 0,
    shippingMethod,
    paymentMethod,
  ])
}
