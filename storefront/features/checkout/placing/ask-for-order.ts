import { errors } from '@rimal/contract/errors'
import { call, type Reply } from '../../../api.ts'
import { loadCart } from '../../cart/use-cart.ts'
import { rememberHasOrders } from '../../orders/unpaid/has-orders.ts'
import {
  storeOrderInput,
  rememberOrder,
  notifyOtherTabs,
  unansweredOrder,
  type Input,
} from '../draft/mirror.ts'

type Answer = Reply<'POST order/place-order'>

/**
 * Asks for an order; null where no answer came, which says nothing about whether it was written. One
 * that was asked for before and never answered comes first: she may have that already.
 */
export async function askForOrder(asked: {
  content: string
  details: Omit<Input['body'], 'idempotencyKey'>
}): Promise<Answer | null> {
  const { content, details } = asked
  const before = unansweredOrder()
  const isSame = before?.content === content
  if (before && !isSame) {
    const found = await askAgain(before)
    const isPlaced = found?.result?.paymentToken === null
    // An order that still awaits its payment gives way to this one.
    if (!found || isPlaced || !isHeard(found)) return found
  }
  const idempotencyKey = isSame ? before.body.idempotencyKey : crypto.randomUUID()
  const body = { ...details, idempotencyKey }
  storeOrderInput({ content, body })
  return send(body)
}

/** What became of the order that was asked for without an answer; it can be found so, never made. */
export function askAgain({ body }: Input): Promise<Answer | null> {
  // No bag comes to that total: one that was filled meanwhile is not ordered.
  return send({ ...body, seenTotal: -1 })
}

async function send(body: Input['body']): Promise<Answer | null> {
  const reply = await call('POST order/place-order', { body }).catch(() => null)
  if (!reply || !isAnswer(reply)) return reply
  storeOrderInput(null)
  if (reply.result) {
    const order = { number: reply.result.orderNumber, token: reply.result.orderToken }
    rememberOrder(order)
    notifyOtherTabs(order)
    rememberHasOrders()
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
