import type { Deps } from '../../../deps.ts'
import { findAttempt } from '../attempts/stored-attempts.ts'
import { findOnlineProvider } from '../choose-provider.ts'
import { settleAttempt } from '../settle-attempt.ts'

/**
 * Captures the authorised payment of an order once `when-to-take.ts` says so. The ledger is updated by the next
 * query to the provider, so after a crash in between, or when a provider is down, the timer repeats the capture
 * under the same key.
 */
export async function capturePayment(deps: Deps, attemptId: string, amount: number): Promise<void> {
  const attempt = await findAttempt(deps.db, attemptId)
  const provider = attempt && findOnlineProvider(deps, attempt.provider)
  if (!provider || attempt.providerRef === null) return
  try {
    await provider.capture(attempt.providerRef, amount, `take-${attemptId}`)
  } catch (error) {
    deps.log.error({ err: error, attempt: attemptId }, 'money set aside could not be taken yet')
    return
  }
  await settleAttempt(deps, attemptId)
}
