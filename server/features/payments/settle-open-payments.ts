import type { Deps } from '../../deps.ts'
import { actOnEvent } from './act-on-event.ts'
import { claimDue } from './attempts/stored-attempts.ts'
import { claimWords } from './inbox.sql.ts'
import { settleAttempt } from './settle-attempt.ts'
import { capturePayment } from './settlement/capture-payment.ts'

const batch = 100
/** How long a provider that does not answer is left alone. */
const pauseMs = 5 * 60_000

/**
 * Does what no signal has done: acts on words that could not be acted on when they came, asks about
 * payments of which no word came, and takes money that was only set aside.
 */
export async function settleOpenPayments(deps: Deps): Promise<void> {
  await actOnWords(deps)
  await askAboutDue(deps)
}

async function actOnWords(deps: Deps) {
  for (const word of await claimWords(deps.db, { now: deps.clock(), limit: batch })) {
    try {
      await actOnEvent(deps, word)
    } catch (error) {
      deps.log.warn({ err: error, word: word.id }, 'a webhook could still not be acted on')
    }
  }
}

async function askAboutDue(deps: Deps) {
  const now = deps.clock()
  const again = new Date(now.getTime() + pauseMs)
  for (const id of await claimDue(deps.db, { now, again, limit: batch })) {
    try {
      const { toTake } = await settleAttempt(deps, id)
      if (toTake > 0) await capturePayment(deps, id, toTake)
    } catch (error) {
      deps.log.warn(
        { err: error, attempt: id },
        'a payment could not be settled; asking again later',
      )
    }
  }
}
