import type { Deps } from '../../deps.ts'
import {
  adoptRef,
  type Attempt,
  findAttempt,
  findAttemptByRef,
} from './attempts/stored-attempts.ts'
import { closeEvent, type StoredEvent } from './inbox.sql.ts'
import type { OnlineProvider } from './payment-provider.ts'
import { findOnlineProvider } from './choose-provider.ts'
import { settleAttempt } from './settle-attempt.ts'

/**
 * Asks the provider about the payment that a stored event belongs to; the content of the event is not trusted.
 * Throws like settleAttempt.
 */
export async function actOnEvent(deps: Deps, event: StoredEvent): Promise<void> {
  const provider = findOnlineProvider(deps, event.provider)
  if (!provider) throw new Error(`Nobody can be asked about payments of ${event.provider}.`)
  const attempt = await attemptOf(deps, provider, event.providerRef)
  const outcome = attempt ? (await settleAttempt(deps, attempt.id)).state : 'unknown'
  const attemptId = attempt?.id ?? null
  await closeEvent(deps.db, event.id, { attemptId, outcome, now: deps.clock() })
}

/**
 * Finds the attempt of a reference. If the shop does not know the reference yet, or if the payment has several, the
 * provider is asked for the attempt.
 */
async function attemptOf(
  deps: Deps,
  provider: OnlineProvider,
  providerRef: string,
): Promise<Attempt | undefined> {
  const known = await findAttemptByRef(deps.db, provider.name, providerRef)
  if (known) return known
  const { attemptId } = await provider.read(providerRef)
  const isOurs = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(attemptId)
  if (!isOurs) return undefined
  const adopted = await adoptRef(deps.db, attemptId, { provider: provider.name, providerRef })
  return adopted ?? findOwnAttempt(deps, provider, attemptId)
}

async function findOwnAttempt(deps: Deps, { name }: OnlineProvider, id: string) {
  const attempt = await findAttempt(deps.db, id)
  return attempt?.provider === name && attempt.providerRef !== null ? attempt : undefined
}
