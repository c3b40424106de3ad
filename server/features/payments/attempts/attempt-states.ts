import { type AttemptState, attemptStates } from '@rimal/contract/statuses'
import type { PaymentSnapshot } from '../payment-provider.ts'

/**
 * Says whether a state is further than another. Of all states reported for an attempt the furthest one remains, in
 * whatever sequence and however often they are reported.
 */
export function isFurther(state: AttemptState, than: AttemptState): boolean {
  return attemptStates.indexOf(state) > attemptStates.indexOf(than)
}

/**
 * Returns the state that a snapshot reports for an attempt; another amount, currency or reference must be checked
 * by a person.
 */
export function stateSaid(
  asked: { id: string; amount: number; currency: string },
  snapshot: PaymentSnapshot,
): AttemptState {
  const same =
    snapshot.attemptId === asked.id &&
    snapshot.amount === asked.amount &&
    snapshot.currency === asked.currency
  return same ? snapshot.state : 'review'
}

/**
 * Finds the attempt that a person must check. The payment may be the customer's, so nothing is released or
 * requested meanwhile.
 */
export function findUnderReview<A extends { state: AttemptState }>(
  attempts: readonly A[],
): A | undefined {
  return attempts.find(({ state }) => state === 'review')
}
