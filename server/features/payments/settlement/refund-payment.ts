import type { Deps } from '../../../deps.ts'
import type { Attempt } from '../attempts/stored-attempts.ts'
import { findOnlineProvider } from '../choose-provider.ts'

/** Money held by an attempt that no order needs; `captured` is the part that was really captured. */
export type Owed = { captured: number }

/**
 * Returns money to the shopper. The books learn of it when the provider is asked next, so a crash
 * in between, or a provider that is down, only makes the timer do it again under the same key.
 */
export async function refundPayment(
  deps: Deps,
  attempt: Attempt,
  { captured }: Owed,
): Promise<boolean> {
  const { provider: name, providerRef } = attempt
  const provider = findOnlineProvider(deps, name)
  if (!provider || providerRef === null) return false
  // A request for another amount needs another key, because a provider repeats its refusal for a key that it has
  // refused.
  const key = `unneeded-${attempt.id}-${captured}`
  try {
    if (captured > 0) await provider.refund(providerRef, captured, key)
    else await provider.void(providerRef, key)
    deps.log.warn({ attempt: attempt.id, captured }, 'a payment was refunded')
    return true
  } catch (error) {
    deps.log.error({ err: error, attempt: attempt.id }, 'a payment could not be refunded yet')
    return false
  }
}
