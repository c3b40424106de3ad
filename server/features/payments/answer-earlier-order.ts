import type { ResultOf } from '@rimal/contract/endpoint'
import type { ordersApi } from '@rimal/contract/orders'
import { findUnderReview, isOpen } from './attempts/attempt-states.ts'
import type { Deps } from '../../deps.ts'
import { getStoredOrder } from '../orders/stored-order.ts'
import { listAttempts } from './attempts/stored-attempts.ts'
import { payAgain } from './pay-again.ts'

export type OrderAnswer = ResultOf<typeof ordersApi.placeOrder>

/** The same answer as the first time. Where that failed at the provider, it is asked once more. */
export async function answerEarlierOrder(deps: Deps, orderId: string): Promise<OrderAnswer> {
  const order = await getStoredOrder(deps.db, orderId)
  const attempts = await listAttempts(deps.db, orderId)
  const newest = findUnderReview(attempts) ?? attempts[0]
  const known = { orderNumber: order.number, orderToken: order.token }
  const neverStarted = newest && !isOpen(newest.state) && newest.providerRef === null
  if (order.status !== 'awaiting_payment' || !neverStarted) {
    return { ...known, paymentToken: newest?.token ?? null }
  }
  const again = { orderToken: order.token, paymentMethod: newest.method }
  return { ...known, ...(await payAgain(deps, again)) }
}
