import type { Deps } from '../../../deps.ts'
import { findOnlineProvider } from '../choose-provider.ts'

export type Session = { provider: string; providerRef: string | null }

/** Closes pages on which nobody shall pay any more. One that stays open does no harm: its money is given back. */
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
