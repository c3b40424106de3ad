import type { AttemptState } from '@rimal/contract/statuses'
import type { SimulatedPayment } from './simulator.sql.ts'

const sessionMs = 30 * 60_000

/** Returns the current state of a payment: a page that was not used for half an hour is closed. */
export function simulatedState(
  { state, settleAs, createdAt }: Pick<SimulatedPayment, 'state' | 'settleAs' | 'createdAt'>,
  now: Date,
): AttemptState {
  const isOpen = state === 'pending' && settleAs !== 'approve'
  return isOpen && now.getTime() - createdAt.getTime() > sessionMs ? 'expired' : state
}

/** Whether the shopper has chosen an approval that has not come yet. */
export function isWaiting({ state, settleAs }: Pick<SimulatedPayment, 'state' | 'settleAs'>) {
  return state === 'pending' && settleAs === 'approve'
}

/** Whether the shopper can still choose what becomes of it. */
export function isUndecided(payment: SimulatedPayment, now: Date): boolean {
  return payment.settleAs !== 'approve' && simulatedState(payment, now) === 'pending'
}

/** Cards and banks take the payment at once; instalment providers only authorise it. */
export function approval({
  ref,
  method,
  amount,
}: Pick<SimulatedPayment, 'ref' | 'method' | 'amount'>): Pick<
  SimulatedPayment,
  'state' | 'entries'
> {
  const lends = method === 'pay_in_4'
  const kind = lends ? 'authorize' : 'capture'
  return {
    state: lends ? 'authorized' : 'captured',
    entries: [{ kind, tx: `${ref}-${kind}`, amount, key: kind }],
  }
}
