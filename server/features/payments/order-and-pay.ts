import type { BodyOf, ResultOf } from '@rimal/contract/endpoint'
import type { LanguageCode } from '@rimal/contract/language'
import type { ordersApi } from '@rimal/contract/orders'
import type { Deps } from '../../deps.ts'
import { placeOrder } from '../orders/place-order.ts'
import { answerEarlierOrder } from './answer-earlier-order.ts'
import { endUnpaidOrder } from './end-unpaid-order.ts'
import { openPayment } from './open-payment.ts'
import { settleOpenAttempts } from './settle-open-attempts.ts'
import { startAttempt } from './start-attempt.ts'

type PlacedAnswer = ResultOf<typeof ordersApi.placeOrder>

export type OrderAsked = {
  guestId: string
  language: LanguageCode
  body: BodyOf<typeof ordersApi.placeOrder>
}

/** Turns the bag into an order and opens its payment. The same key answers the same order. */
export async function orderAndPay(deps: Deps, asked: OrderAsked): Promise<PlacedAnswer> {
  const method = asked.body.paymentMethod
  const wish = { ...asked, openPayment: openPayment.bind(null, deps, method) }
  for (let round = 0; round < 3; round++) {
    const placed = await placeOrder(deps, wish)
    if (placed.kind === 'known') return answerEarlierOrder(deps, placed.orderId, asked)
    if (placed.kind === 'written') {
      const { id, token, attempt } = placed.order
      if (attempt) await startAttempt(deps, attempt.id)
      else void deps.jobs.wake('send-messages')
    }
  }
}
