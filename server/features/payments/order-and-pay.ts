import type { BodyOf, ResultOf } from '@rimal/contract/endpoint'
import type { LanguageCode } from '@rimal/contract/language'
import type { ordersApi } from '@rimal/contract/orders'
import type { Deps } from '../../deps.ts'
import { placeOrder } from '../orders/place-order.ts'
import { answerEarlierOrder } from './answer-earlier-order.ts'
import { endUnpaidOrder } from './settling/end-unpaid-order.ts'
import { openPayment } from './attempts/open-payment.ts'
import { startAttempt } from './attempts/start-attempt.ts'

export type OrderAnswer = ResultOf<typeof ordersApi.placeOrder>

export type OrderAsked = {
  guestId: string
  language: LanguageCode
  body: BodyOf<typeof ordersApi.placeOrder>
}

/** Turns the bag into an order and opens its payment. The same key answers the same order. */
export async function orderAndPay(deps: Deps, asked: OrderAsked): Promise<OrderAnswer> {
  const { paymentMethod } = asked.body
  const placed = await placeOrder(deps, {
    ...asked,
    openPayment: (settings) => openPayment(deps, paymentMethod, settings),
  })
  if (placed.kind === 'known') return answerEarlierOrder(deps, placed.orderId)
  if (placed.kind === 'open') {
    const ended = await endUnpaidOrder(deps, placed.orderId, {
      to: 'expired',
      actor: 'shopper',
      reason: 'ordered anew',
    })
    // She had paid already, and the bag is in that order.
    if (ended === 'placed') return answerEarlierOrder(deps, placed.orderId)
    return orderAndPay(deps, asked)
  }
  const { token, attempt } = placed.order
  if (attempt) await startAttempt(deps, attempt.id)
  else void deps.jobs.wake('send-messages')
  return { orderNumber: placed.number, orderToken: token, paymentToken: attempt?.token ?? null }
}
