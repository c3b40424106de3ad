import type { Deps } from '../../deps.ts'
import { claimDue } from './attempts/stored-attempts.ts'
import { settleAttempt } from './settle-attempt.ts'

const batch = 100
/** How long a provider that does not answer is left alone. */
const pauseMs = 5 * 60_000

/** Asks about payments of which no word came: the shopper closed the page, a webhook was lost. */
export async function settleOpenPayments(deps: Deps): Promise<void> {
  const now = deps.clock()
  const again = new Date(now.getTime() + pauseMs)
  for (const id of await claimDue(deps.db, { now, again, limit: batch })) {
    try {
      await settleAttempt(deps, id)
    } catch (error) {
      deps.log.warn(
        { err: error, attempt: id },
        'a payment could not be settled; asking again later',
      )
    }
  }
}
