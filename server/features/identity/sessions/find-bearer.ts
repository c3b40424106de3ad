import type { Deps } from '../../../deps.ts'
import type { Bearer } from '../../../http/bearer.ts'
import { findByAccessToken, saveSession } from './sessions.sql.ts'
import { hashOf } from './tokens.ts'

/** Finds the login of a bearer token; returns undefined from the moment the login has ended. */
export async function findBearer(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<Bearer | undefined> {
  const found = await findByAccessToken(db, hashOf(token), clock())
  if (!found) return undefined
  const { isFirstUse, ...bearer } = found
  if (isFirstUse) await saveSession(db, { id: bearer.sessionId, confirmed: true })
  return bearer
}
