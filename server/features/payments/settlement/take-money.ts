import type { Deps } from '../../../deps.ts'
import { findAttempt } from '../attempts/stored-attempts.ts'
import { findOnlineProvider } from '../choose-provider.ts'
import { settleAttempt } from '../settle-attempt.ts'

/**
 * Takes money that a provider set aside for an order that stands, once `when-to-take.ts` says so. The books
 * learn of it when the provider is asked next, so a crash in between, or a provider that is down, only
 * makes the timer do it again under the same key.
 */
export async function takeMoney(deps: Deps, attemptId: string, amount: number): Promise<void> {
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
