import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { expiryOf, createTokens, type Tokens } from './open-session.ts'
import { deleteOldTokens, lockSession, saveSession, type StoredSession } from './sessions.sql.ts'
import { hashOf, readRefreshToken } from './tokens.ts'

/** How long the token before is taken in any case: a second tab asked at the same time. */
const graceMs = 30_000

/**
 * Exchanges a refresh token for its successor. The successor is derived, so that a second request with the same
 * token gets the same successor, for example from a second tab or after a lost answer. A replaced token that is
 * used by someone who should not have it ends the login.
 */
export async function refreshSession(deps: Deps, token: string | undefined): Promise<Tokens> {
  const read = readRefreshToken(token)
  const tokens = read && (await deps.transact((tx) => exchange(deps, tx, read)))
  if (!tokens) throw new ShopError('login_required')
  return tokens
}

async function exchange(
  deps: Deps,
  tx: Tx,
  { sessionId, secret }: { sessionId: string; secret: string },
): Promise<Tokens | undefined> {
  const now = deps.clock()
  const session = await lockSession(tx, sessionId)
  if (!session || session.endedAt !== null || session.expiresAt <= now) return undefined
  const hash = hashOf(secret)
  const successor = deps.sign('refresh-token', secret)
  if (hash === session.refreshHash) {
    await saveSession(tx, {
      id: sessionId,
      refreshHash: hashOf(successor),
      previousHash: hash,
      rotatedAt: now,
      confirmed: false,
      seenAt: now,
      expiresAt: expiryOf(session, now),
    })
    await deleteOldTokens(tx, sessionId, now)
  } else if (hash !== session.previousHash || !isStillTaken(session, now)) {
    // A caller that knows the id of a login has had one of its tokens.
    await saveSession(tx, { id: sessionId, endedAt: now })
    deps.log.warn({ sessionId }, 'a refresh token came back after it was replaced')
    return undefined
  }
  const { customerId } = session
  return createTokens(tx, { sessionId, customerId, secret: successor, now })
}

/** While nothing shows that the successor arrived, the answer that held it may have been lost. */
function isStillTaken({ rotatedAt, confirmed }: StoredSession, now: Date): boolean {
  return !confirmed || now.getTime() - rotatedAt.getTime() <= graceMs
}
