import type { Deps } from '../../../deps.ts'
import { isOpen } from '../attempts/attempt-states.ts'
import { listAttempts } from '../attempts/stored-attempts.ts'
import { settleAttempt } from '../settle-attempt.ts'

/**
 * Asks about the payment of an order that may be under way; true when all there was to ask answered.
 * `evenEnded` asks also about those that were given up and may have been paid all the same.
 */
export async function settleOpenAttempts(
  deps: Deps,
  orderId: string,
  { evenEnded = false }: { evenEnded?: boolean } = {},
): Promise<boolean> {
  const attempts = await listAttempts(deps.db, orderId)
  let answered = true
  for (const { id, state, providerRef, askAfter } of attempts) {
    const mayBePaid = isOpen(state) || (evenEnded && askAfter !== null)
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
