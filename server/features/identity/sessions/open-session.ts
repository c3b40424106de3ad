import type { Deps } from '../../../deps.ts'
import { describeDevice } from './describe-device.ts'
import { endReplaced } from './end-session.ts'
import { insertAccessToken, insertSession, loginRecord } from './sessions.sql.ts'
import { hashOf, newSecret } from './tokens.ts'
import type { Queries } from '../../../db/connect.ts'

export const accessTokenSeconds = 900
const dayMs = 24 * 3_600_000
/** A login lasts while it is used at least this often, and never longer than the second. */
const idleDays = 30
const maxDays = 90

export type Tokens = {
  customer: { _id: string; name: string; email: string | null }
  accessToken: string
  refreshToken: string
}

type Opening = {
  customerId: string
  agent: string | undefined
  /** The refresh token that this browser held until now. */
  replaces?: string | undefined
}

/** Opens a separate login for each device; takes over nothing of an earlier login. */
export async function openSession(
  deps: Deps,
  { customerId, agent, replaces }: Opening,
): Promise<Tokens> {
  const now = deps.clock()
  const secret = newSecret()
  return deps.transact(async (tx) => {
    const sessionId = await insertSession(tx, {
      customerId,
      refreshHash: hashOf(secret),
      rotatedAt: now,
      device: describeDevice(agent),
      createdAt: now,
      seenAt: now,
      expiresAt: expiryOf({ createdAt: now }, now),
    })
    if (replaces) await endReplaced(tx, { token: replaces, customerId, by: sessionId, now })
    return createTokens(tx, { sessionId, customerId, secret, now })
  })
}

/** A new bearer beside the refresh token with this secret. */
export async function createTokens(
  db: Queries,
  given: { sessionId: string; customerId: string; secret: string; now: Date },
): Promise<Tokens> {
  const { sessionId, customerId, secret, now } = given
  const accessToken = newSecret()
  await insertAccessToken(db, {
    hash: hashOf(accessToken),
    sessionId,
    source: hashOf(secret),
    expiresAt: new Date(now.getTime() + accessTokenSeconds * 1000),
  })
  const customer = await loginRecord(db, customerId)
  return { customer, accessToken, refreshToken: `${sessionId}.${secret}` }
}

export function expiryOf({ createdAt }: { createdAt: Date }, now: Date): Date {
  const idle = now.getTime() + idleDays * dayMs
  return new Date(Math.min(idle, createdAt.getTime() + maxDays * dayMs))
}
