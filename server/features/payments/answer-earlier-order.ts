import type { ResultOf } from '@rimal/contract/endpoint'
import type { ordersApi } from '@rimal/contract/orders'
import { attemptIs } from '@rimal/contract/statuses'
import { findUnderReview } from './attempts/attempt-states.ts'
import type { Deps } from '../../deps.ts'
import { getStoredOrder } from '../orders/stored-order.ts'
import { listAttempts } from './attempts/stored-attempts.ts'
import { payAgain } from './pay-again.ts'

export type OrderAnswer = ResultOf<typeof ordersApi.placeOrder>

/** Gives the same answer as the first time. If the request to the provider failed then, it is sent once more. */
export async function answerEarlierOrder(deps: Deps, orderId: string): Promise<OrderAnswer> {
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
