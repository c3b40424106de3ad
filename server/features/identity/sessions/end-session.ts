import type { Queries } from '../../../db/connect.ts'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { endSessions, lockSession, moveDevices, sessionOpenedAt } from './sessions.sql.ts'
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

/** Ends the login of a refresh token, if there is one; a caller with another token ends nothing. */
export async function logOut(
  { transact, clock }: Pick<Deps, 'transact' | 'clock'>,
  token: string | undefined,
): Promise<void> {
  await transact(async (tx) => {
    const session = await lockByToken(tx, token)
    if (!session) return
    await endSessions(tx, { customerId: session.customerId, id: session.id, now: clock() })
  })
}

/**
 * Ends the login that a new login in the same browser replaces, and moves its push subscriptions to the new one.
 * Only a login of the same customer ends: the token of another customer may have been put into this browser, and
 * the person who logs in has not proved a right to end that login.
 */
export async function endReplaced(
  tx: Tx,
  { token, customerId, by, now }: { token: string; customerId: string; by: string; now: Date },
): Promise<void> {
  const session = await lockByToken(tx, token)
  if (session?.customerId !== customerId) return
  await moveDevices(tx, { from: session.id, to: by })
  await endSessions(tx, { customerId, id: session.id, now })
}

async function lockByToken(tx: Tx, token: string | undefined) {
  const read = readRefreshToken(token)
  const session = read && (await lockSession(tx, read.sessionId))
  if (!session) return undefined
  const isOfSession = [session.refreshHash, session.previousHash].includes(hashOf(read.secret))
  return isOfSession ? session : undefined
}

const freshMs = 3_600_000

/**
 * Requires that the customer logged in within the last hour, for actions that a thief with short access must not
 * do.
 */
export async function requireFreshLogin(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  sessionId: string,
): Promise<void> {
  const at = await sessionOpenedAt(db, sessionId)
  if (!at || clock().getTime() - at.getTime() > freshMs) throw new ShopError('login_again')
}
