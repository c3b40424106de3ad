import type { BodyOf, ResultOf } from '@rimal/contract/endpoint'
import type { LanguageCode } from '@rimal/contract/language'
import type { ordersApi } from '@rimal/contract/orders'
import { waitForStandby } from '../../db/wait-for-standby.ts'
import type { Deps } from '../../deps.ts'
import type { Shopper } from '../customers/shopper.ts'
import type { OrderInput } from '../orders/order-input.ts'
import { placeOrder } from '../orders/place-order.ts'
import { replacedByShopper } from '../orders/replacement/replace-order.ts'
import { endUnpaidOrder } from './settlement/end-unpaid-order.ts'
import { settleOpenAttempts } from './settlement/settle-open-attempts.ts'
import { openPayment } from './attempts/open-payment.ts'
import { startAttempt } from './attempts/start-attempt.ts'
import { attemptIs } from '@rimal/contract/statuses'
import { findUnderReview } from './attempts/attempt-states.ts'
import { getStoredOrder } from '../orders/stored-order.ts'
import { listAttempts } from './attempts/stored-attempts.ts'
import { payAgain } from './pay-again.ts'

export type OrderAsked = {
  shopper: Shopper
  language: LanguageCode
  body: BodyOf<typeof ordersApi.placeOrder>
  /** The address that the call came from. */
  ip: string
}

type Repeated = Partial<Pick<OrderInput, 'anew' | 'replacedProductIds'>>

/**
 * Turns the cart into an order and opens its payment. The same key answers with the same order until that order has
 * ended unpaid; a repeated request then means a new order.
 */
export async function orderAndPay(
  deps: Deps,
  asked: OrderAsked,
  { anew = false, replacedProductIds = [] }: Repeated = {},
): Promise<OrderAnswer> {
  const { language } = asked
  const { paymentMethod, address } = asked.body
  const { country } = address
  const placed = await placeOrder(deps, {
    ...asked,
    anew,
    replacedProductIds,
    openPayment: (settings) => openPayment(deps, paymentMethod, { settings, country, language }),
  })
  if (placed.kind === 'duplicate') return answerEarlierOrder(deps, placed.orderId)
  if (placed.kind === 'open') {
    const ended = await endUnpaidOrder(deps, placed.orderId, replacedByShopper)
    // The shopper has paid already, or a person has to check whether the shopper has, and the cart is in that
    // order.
    if (ended === 'placed' || ended === 'awaiting_payment')
      return answerEarlierOrder(deps, placed.orderId)
    return orderAndPay(deps, asked, {
      anew,
      replacedProductIds: [...replacedProductIds, ...placed.productIds],
    })
  }
  if (placed.kind === 'ended') {
    // A late payment may have revived that order, and the shopper must not pay for another.
    await settleOpenAttempts(deps, placed.orderId, { evenEnded: true })
    return orderAndPay(deps, asked, { anew: true, replacedProductIds })
  }
  const { token, attempt, invoice } = placed.order
  if (attempt) await startAttempt(deps, attempt.id)
  else if (invoice) await deps.issueInvoices()
  else void deps.jobs.wake('send-messages')
  return { orderNumber: placed.number, orderToken: token, paymentToken: attempt?.token ?? null }
}

export type OrderAnswer = ResultOf<typeof ordersApi.placeOrder>

/** Gives the same answer as the first time. If the request to the provider failed then, it is sent once more. */
async function answerEarlierOrder(deps: Deps, orderId: string): Promise<OrderAnswer> {
  await waitForStandby(deps.db)
  const order = await getStoredOrder(deps.db, orderId)
  const attempts = await listAttempts(deps.db, orderId)
  const newest = findUnderReview(attempts) ?? attempts[0]
  const known = { orderNumber: order.number, orderToken: order.token }
  const neverStarted = newest && !attemptIs(newest.state, 'open') && newest.providerRef === null
  if (order.status !== 'awaiting_payment' || !neverStarted) {
    return { ...known, paymentToken: newest?.token ?? null }
  }
  const again = { orderToken: order.token, paymentMethod: newest.method }
  return { ...known, ...(await payAgain(deps, again)) }
}
