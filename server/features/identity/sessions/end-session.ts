import type { Queries } from '../../../db/connect.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { endSessions, lockSession, sessionOpenedAt } from './sessions.sql.ts'
import { hashOf, readRefreshToken } from './tokens.ts'

export async function endSession(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { customerId, sessionId }: { customerId: string; sessionId: string },
): Promise<void> {
  const ended = await endSessions(db, { customerId, id: sessionId, now: clock() })
  if (ended === 0) throw new ShopError('session_not_found')
}

export async function endAllSessions(db: Queries, customerId: string, now: Date): Promise<void> {
  await endSessions(db, { customerId, now })
}

/** The login of a refresh token, where there is one; who has another token ends nothing. */
export async function logOut(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string | undefined,
): Promise<void> {
  const read = readRefreshToken(token)
  if (!read) return
  await db.transaction(async (tx) => {
    const session = await lockSession(tx, read.sessionId)
    if (!session || ![session.refreshHash, session.previousHash].includes(hashOf(read.secret))) {
      return
    }
    await endSessions(tx, { customerId: session.customerId, id: session.id, now: clock() })
  })
}

const freshMs = 3_600_000

/** For what a thief of a moment must not do: she has shown within the last hour who she is. */
export async function requireFreshLogin(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  sessionId: string,
): Promise<void> {
  const at = await sessionOpenedAt(db, sessionId)
  if (!at || clock().getTime() - at.getTime() > freshMs) throw new ShopError('login_again')
}
