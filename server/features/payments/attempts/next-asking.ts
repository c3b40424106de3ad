import { attemptIs } from '@rimal/contract/statuses'
import type { Attempt } from './stored-attempts.ts'

const minute = 60_000
/** A payment is not queried at first, because the shopper is filling in a form. */
export const firstAskMs = 3 * minute
/** Some providers end a session minutes after its time is over. */
const sessionsTail = 10 * minute

/** When the timer asks the provider again; null where it has nothing more to say by itself. */
export function nextAsking({
  state,
  providerRef,
  createdAt,
  expiresAt,
  now,
}: Pick<Attempt, 'state' | 'providerRef' | 'createdAt' | 'expiresAt'> & {
  now: Date
}): Date | null {
  if (providerRef === null) return null
  const end = expiresAt.getTime() + sessionsTail
  // Money that was only set aside is still to be taken, or to be called off.
  if (attemptIs(state, 'open') || state === 'authorized') {
    const next = now.getTime() + (now.getTime() < end ? minute : 60 * minute)
    return new Date(
      attemptIs(state, 'open') ? Math.max(next, createdAt.getTime() + firstAskMs) : next,
    )
  }
  // A page that we gave up, or that refused one card, can still be paid on until it ends.
  return attemptIs(state, 'ended_unpaid') && now.getTime() < end ? new Date(end) : null
}
