import { type AttemptState, attemptStates } from '@rimal/contract/statuses'
import type { MoneyMove, PaymentSnapshot } from '../payment-provider.ts'

/**
 * The list of states ascends by rank and orders equal ranks too, so of all that was ever heard of
 * an attempt the furthest stays, in whatever order and however often it was heard.
 */
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

export function isOpen(state: AttemptState): boolean {
  return state === 'created' || state === 'pending'
}

/** Of one attempt: what the provider holds for us, and how much of it was really taken. */
export function moneyHeld(moves: readonly Pick<MoneyMove, 'kind' | 'amount'>[]) {
  const sum = (kind: MoneyMove['kind']) =>
    moves.reduce((total, move) => total + (move.kind === kind ? move.amount : 0), 0)
  const captured = sum('capture') - sum('refund')
  const authorized = sum('authorize') - sum('void')
  // What is captured was authorised before, or at once.
  return { captured, held: Math.max(captured, authorized - sum('refund'), 0) }
}
