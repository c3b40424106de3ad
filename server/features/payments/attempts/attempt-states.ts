import { type AttemptState, attemptStates } from '@rimal/contract/statuses'
import type { PaymentSnapshot } from '../payment-provider.ts'

/** Of all that was ever heard of an attempt the furthest stays, in whatever order and however often. */
export function isFurther(state: AttemptState, than: AttemptState): boolean {
  return attemptStates.indexOf(state) > attemptStates.indexOf(than)
}

/** What a snapshot says of an attempt: another amount, currency or reference is for a person to look at. */
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

/** The one that a person must look at. It may be her money, so nothing is let go or asked for meanwhile. */
export function findUnderReview<A extends { state: AttemptState }>(
  attempts: readonly A[],
): A | undefined {
  return attempts.find(({ state }) => state === 'review')
}

export function isOpen(state: AttemptState): boolean {
  return state === 'created' || state === 'pending'
}
