import type { Attempt } from './stored-attempts.ts'
import { isOpen } from './attempt-states.ts'

const minute = 60_000
/** A payment is left alone at first: she is filling in a form. */
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
  if (isOpen(state) || state === 'authorized') {
    const next = now.getTime() + (now.getTime() < end ? minute : 60 * minute)
    return new Date(isOpen(state) ? Math.max(next, createdAt.getTime() + firstAskMs) : next)
  }
  // A page that we gave up, or that refused one card, can still be paid on until it ends.
  const unpaid = state === 'failed' || state === 'cancelled' || state === 'expired'
  return unpaid && now.getTime() < end ? new Date(end) : null
}
