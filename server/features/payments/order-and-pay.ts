import type { BodyOf } from '@rimal/contract/endpoint'
import type { LanguageCode } from '@rimal/contract/language'
import type { ordersApi } from '@rimal/contract/orders'
import type { Deps } from '../../deps.ts'
import type { Shopper } from '../customers/shopper.ts'
import { placeOrder } from '../orders/place-order.ts'
import { replacedByShopper } from '../orders/replacement/replace-order.ts'
import { answerEarlierOrder, type OrderAnswer } from './answer-earlier-order.ts'
import { endUnpaidOrder } from './settlement/end-unpaid-order.ts'
import { settleOpenAttempts } from './settlement/settle-open-attempts.ts'
import { openPayment } from './attempts/open-payment.ts'
import { startAttempt } from './attempts/start-attempt.ts'

export type OrderAsked = {
  shopper: Shopper
  language: LanguageCode
  body: BodyOf<typeof ordersApi.placeOrder>
  /** The address that the call came from. */
  ip: string
}

/**
 * Turns the cart into an order and opens its payment. The same key answers with the same order until that order has
 * ended unpaid; a repeated request then means a new order.
 */
export async function orderAndPay(
  deps: Deps,
  asked: OrderAsked,
  { anew = false }: { anew?: boolean } = {},
): Promise<OrderAnswer> {
  const { language } = asked
  const { paymentMethod, address } = asked.body
  const { country } = address
  const placed = await placeOrder(deps, {
    ...asked,
    anew,
    openPayment: (settings) => openPayment(deps, paymentMethod, { settings, country, language }),
  })
  if (placed.kind === 'duplicate') return answerEarlierOrder(deps, placed.orderId)
  if (placed.kind === 'open') {
    const ended = await endUnpaidOrder(deps, placed.orderId, replacedByShopper)
    // The shopper has paid already, or a person has to check whether the shopper has, and the cart is in that
    // order.
    if (ended === 'placed' || ended === 'awaiting_payment')
      return answerEarlierOrder(deps, placed.orderId)
    return orderAndPay(deps, asked, { anew })
  }
  if (placed.kind === 'ended') {
    // A late payment may have revived that order, and the shopper must not pay for another.
    await settleOpenAttempts(deps, placed.orderId, { evenEnded: true })
    return orderAndPay(deps, asked, { anew: true })
  }
  const { token, attempt } = placed.order
  if (attempt) await startAttempt(deps, attempt.id)
  else void deps.jobs.wake('send-messages')
  return { orderNumber: placed.number, orderToken: token, paymentToken: attempt?.token ?? null }
}
