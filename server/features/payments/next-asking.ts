import type { Attempt } from './attempts.sql.ts'
import { isOpen } from './attempt-states.ts'

const minute = 60_000
/** Some providers end a session minutes after its time is over. */
const sessionsTail = 10 * minute

/** When the timer asks the provider again; null where it has nothing more to say by itself. */
export function nextAsking({
  state,
  providerRef,
  expiresAt,
  now,
}: Pick<Attempt, 'state' | 'providerRef' | 'expiresAt'> & { now: Date }): Date | null {
  if (providerRef === null) return null
  const end = expiresAt.getTime() + sessionsTail
  if (isOpen(state)) return new Date(now.getTime() + (now.getTime() < end ? minute : 60 * minute))
  // A page that we gave up, or that refused one card, can still be paid on until it ends.
  const unpaid = state === 'failed' || state === 'cancelled' || state === 'expired'
  return unpaid && now.getTime() < end ? new Date(end) : null
}
