import type { Deps } from '../../../deps.ts'
import { findOnlineProvider } from '../choose-provider.ts'

export type Session = { provider: string; providerRef: string | null }

/**
 * Closes payment pages that nobody should pay on any more. A page that stays open does no harm, because its payment
 * is refunded.
 */
export async function endSessions(deps: Deps, sessions: readonly Session[]): Promise<void> {
  await Promise.all(
    sessions.map(async ({ provider: name, providerRef }) => {
      try {
        if (providerRef !== null) await findOnlineProvider(deps, name)?.cancel(providerRef)
      } catch (error) {
        deps.log.warn({ err: error, provider: name }, 'a payment session could not be ended')
      }
    }),
  )
}
