import { staffIdleMinutes } from '@rimal/contract/staff/sign-in'
import type { Deps } from '../../../deps.ts'
import type { StaffSession } from '../../../http/bearer.ts'
import { hashOf } from '../../identity/sessions/tokens.ts'
import { findLiveSession, updateSession } from '../staff-sessions.sql.ts'

const minuteMs = 60_000

/** The moment at which a session that is still alive must have been used last. */
export function seenAfter(now: Date): Date {
  return new Date(now.getTime() - staffIdleMinutes * minuteMs)
}

/**
 * Finds the session of a token. A role that was changed or taken away counts at once, as it is read with every
 * call.
 */
export async function findStaffSession(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
  /** A call that a page repeats without a person does not prolong the session. */
  { isBackground = false }: { isBackground?: boolean | undefined } = {},
): Promise<StaffSession | undefined> {
  const now = clock()
  const found = await findLiveSession(db, {
    tokenHash: hashOf(token),
    now,
    seenAfter: seenAfter(now),
  })
  if (!found) return undefined
  const { seenAt, ...session } = found
  // Written once a minute at most, so that a page with ten calls writes once.
  if (!isBackground && now.getTime() - seenAt.getTime() > minuteMs) {
    await updateSession(db, session.sessionId, { seenAt: now })
  }
  return session
}
