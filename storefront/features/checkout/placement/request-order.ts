import { errors } from '@rimal/contract/errors'
import { type Reply, tryCall } from '../../../api.ts'
import { loadCart } from '../../cart/use-cart.ts'
import { rememberHasOrders } from '../../orders/open-payment/has-orders.ts'
import {
  storeOrderInput,
  rememberOrder,
  notifyOtherTabs,
  unansweredOrder,
  type Input,
} from '../draft/mirror.ts'

type Answer = Reply<'POST order/place-order'>

/**
 * Asks for an order; returns null when no answer arrived, which does not say whether the order was written. An
 * earlier request without an answer is repeated first, because its order may exist already.
 */
export async function askForOrder(asked: {
  content: string
  details: Omit<Input['body'], 'idempotencyKey'>
}): Promise<Answer | null> {
  const { content, details } = asked
  const before = unansweredOrder()
  const isSame = before?.content === content
  if (before && !isSame) {
    const found = await requestAgain(before)
    const isPlaced = found?.result?.paymentToken === null
    // The new order replaces an order that is still waiting for its payment.
    if (!found || isPlaced || !isHeard(found)) return found
  }
  const idempotencyKey = isSame ? before.body.idempotencyKey : crypto.randomUUID()
  const body = { ...details, idempotencyKey }
  storeOrderInput({ content, body })
  return send(body)
}

/**
 * Finds out what happened to an order that was requested without an answer; the call can find the order, but never
 * place it.
 */
export function requestAgain({ body }: Input): Promise<Answer | null> {
  // No cart has that total, so a cart that was filled meanwhile is not ordered.
  return send({ ...body, seenTotal: -1 })
}

async function send(body: Input['body']): Promise<Answer | null> {
  const reply = await tryCall('POST order/place-order', { body })
  if (!reply || !isAnswer(reply)) return reply
  storeOrderInput(null)
  if (reply.result) {
    const { orderNumber: number, orderToken: token, paymentToken } = reply.result
    const order = { number, token, paymentToken }
    rememberOrder(order)
    // The other tabs ask for the unpaid order only where this browser has orders.
    rememberHasOrders()
    notifyOtherTabs(order)
    void loadCart()
  }
  return reply
}

/** When only its payment page did not open, it was written: the same key asks for the page once more. */
function isAnswer(reply: Answer): boolean {
  return isHeard(reply) && reply.errorCode !== errors.payment_provider_down.number
}

/** A broken shop or an impatient limit says nothing about whether the order was written. */
function isHeard({ status }: Answer): boolean {
  return status < 500 && status !== 429
}

/** Where an order that was asked for leads on to. */
export function pageAfter({ orderToken, paymentToken }: NonNullable<Answer['result']>): string {
  return paymentToken ? `/payment/${paymentToken}` : `/order/${orderToken}`
}
