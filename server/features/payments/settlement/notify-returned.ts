import { formatMoney } from '@rimal/contract/money'
import type { AttemptState } from '@rimal/contract/statuses'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { postMessage } from '../../messages/post-message.ts'
import { emailOfOrder } from '../../orders/email-of-order.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { Attempt } from '../attempts/stored-attempts.ts'
import type { MoneyEntry } from '../payment-provider.ts'

/** The moves of money of which we have heard just now. */
export type Booked = readonly { kind: MoneyEntry['kind']; amount: number }[]

type Booking = { order: StoredOrder; attempt: Attempt; state: AttemptState; booked: Booked }

/**
 * Writes to the shopper whose payment was returned because no order needs it; returns true when there is an email
 * to send. Runs only once the provider says that the payment was returned.
 */
export async function notifyReturned(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  { order, attempt, state, booked }: Booking,
): Promise<boolean> {
  const isReturned = state === 'refunded' || state === 'voided'
  const isActive = order.status !== 'cancelled' && order.paidBy === attempt.id
  if (!isReturned || isActive) return false
  const email = emailOfOrder(deps, order)
  if (!email) return false
  const { currency } = attempt
  // The shopper was notified of earlier refunds at the time.
  const back = booked.reduce((sum, { kind, amount }) => sum + (kind === 'refund' ? amount : 0), 0)
  const amount = state === 'refunded' && back > 0 ? back : attempt.amount
  await postMessage(tx, {
    ...email,
    dedupKey: `payment_returned:${attempt.id}`,
    kind: 'payment_returned',
    data: {
      ...email.data,
      orderNumber: order.number,
      amount: formatMoney(amount, { currency, language: order.language }),
      why: reasonOf(order, attempt),
      how: state,
      instalments: attempt.method === 'pay_in_4',
    },
  })
  return true
}

function reasonOf(
  { status, paidBy }: StoredOrder,
  { id }: Attempt,
): 'late' | 'given_up' | 'cancelled' | 'twice' {
  if (status === 'expired') return 'late'
  if (status !== 'cancelled') return 'twice'
  return paidBy === id ? 'cancelled' : 'given_up'
}
