import type { AttemptState, OrderStatus } from '@rimal/contract/statuses'
import type { Deps } from '../../deps.ts'
import { applySnapshot, type Applied } from './settlement/apply-snapshot.ts'
import { type Attempt, findAttempt } from './attempts/stored-attempts.ts'
import { endSessions } from './attempts/end-sessions.ts'
import { refundPayment } from './settlement/refund-payment.ts'
import { findOnlineProvider } from './choose-provider.ts'

/** `toTake`: the authorised amount to be captured now for the order that it pays. */
export type Settled = { state: AttemptState; orderStatus: OrderStatus; toTake: number }

/**
 * Runs for every signal: the return of the shopper, a webhook, a timer, a member of staff. Queries the provider
 * about an attempt and brings the order into line. May run any number of times, at once and in any sequence. Throws
 * when the provider does not answer.
 */
export async function settleAttempt(deps: Deps, attemptId: string): Promise<Settled> {
  const first = await settleOnce(deps, attemptId)
  if (first.owed === null) return first
  const given = await refundPayment(deps, first.attempt, first.owed)
  return given ? settleOnce(deps, attemptId) : first
}

async function settleOnce(deps: Deps, attemptId: string): Promise<Applied> {
  const attempt = await findAttempt(deps.db, attemptId)
  if (!attempt) throw new Error(`There is no attempt ${attemptId} to settle.`)
  const snapshot = await askHowItStands(deps, attempt)
  const applied = await deps.transact((tx) => applySnapshot(deps, tx, attempt, snapshot))
  await endSessions(deps, applied.ended)
  return applied
}

async function askHowItStands(deps: Deps, { provider: name, providerRef }: Attempt) {
  if (providerRef === null) return null
  const provider = findOnlineProvider(deps, name)
  if (!provider) throw new Error(`Nobody can be asked about payments of ${name}.`)
  return provider.read(providerRef)
}
