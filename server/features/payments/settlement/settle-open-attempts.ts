import { attemptIs } from '@rimal/contract/statuses'
import type { Deps } from '../../../deps.ts'
import { listAttempts } from '../attempts/stored-attempts.ts'
import { settleAttempt } from '../settle-attempt.ts'

/**
 * Queries the open payments of an order; returns true when every query was answered. `evenEnded` also queries
 * payments that were given up but may have been made after all.
 */
export async function settleOpenAttempts(
  deps: Deps,
  orderId: string,
  { evenEnded = false }: { evenEnded?: boolean } = {},
): Promise<boolean> {
  const attempts = await listAttempts(deps.db, orderId)
  let answered = true
  for (const { id, state, providerRef, askAfter } of attempts) {
    const mayBePaid = attemptIs(state, 'open') || (evenEnded && askAfter !== null)
    if (!mayBePaid || providerRef === null) continue
    try {
      await settleAttempt(deps, id)
    } catch (error) {
      answered = false
      deps.log.warn({ err: error, attempt: id }, 'a provider could not be asked about a payment')
    }
  }
  return answered
}
