import { isIP } from 'node:net'
import { randomBytes } from 'node:crypto'
import { challengeMinutes } from '@rimal/contract/staff/sign-in'
import type { Queries } from '../../../db/connect.ts'
import type { ChallengePurpose } from '../../../db/tables/staff.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { type Bound, insertChallenge, takeChallenge } from '../passkeys.sql.ts'

const minuteMs = 60_000

/**
 * The domain and the origin for which passkeys are made: those of the configured address, whatever host a request
 * names. Passkeys of an earlier domain do not work any more.
 * @throws passkeys_unavailable for an IP address, which browsers refuse
 */
export function relyingParty({ config }: Pick<Deps, 'config'>): { id: string; origin: string } {
  const { hostname, origin } = config.publicUrl
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0) throw new ShopError('passkeys_unavailable')
  return { id: hostname, origin }
}

/** Makes and saves a challenge of 256 random bits, in base64url. */
export async function newChallenge(
  db: Queries,
  { purpose, bound, now }: { purpose: ChallengePurpose; bound: Bound; now: Date },
): Promise<string> {
  const value = randomBytes(32).toString('base64url')
  await saveChallenge(db, { purpose, bound, value, now })
  return value
}

/** Saves what a person has to answer within minutes. */
export async function saveChallenge(
  db: Queries,
  saved: { purpose: ChallengePurpose; bound: Bound; value: string; now: Date },
): Promise<void> {
  const { now, ...challenge } = saved
  const expiresAt = new Date(now.getTime() + challengeMinutes * minuteMs)
  await insertChallenge(db, { ...challenge, expiresAt }, now)
}

/**
 * Uses up a challenge, whether or not the answer to it is right: call it outside the transaction of the answer.
 * @throws challenge_expired
 */
export async function spendChallenge(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  of: { purpose: ChallengePurpose; bound: Bound },
): Promise<string> {
  const value = await takeChallenge(db, { ...of, now: clock() })
  if (value === undefined) throw new ShopError('challenge_expired')
  return value
}
