import { and, asc, count, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { type ChallengePurpose, staffChallenges, staffPasskeys } from '../../db/tables/staff.ts'

export type StoredPasskey = typeof staffPasskeys.$inferSelect

export async function listStoredPasskeys(db: Queries, staffId: string): Promise<StoredPasskey[]> {
  return db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
    .orderBy(asc(staffPasskeys.createdAt))
}

export async function countPasskeys(db: Queries, staffId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
  return row?.count ?? 0
}

export async function findPasskey(
  db: Queries,
  credentialId: string,
): Promise<StoredPasskey | undefined> {
  const [row] = await db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.credentialId, credentialId))
  return row
}

/** Returns undefined if somebody has a passkey of this id. */
export async function insertPasskey(
  db: Queries,
  passkey: typeof staffPasskeys.$inferInsert,
): Promise<string | undefined> {
  const [row] = await db
    .insert(staffPasskeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: staffPasskeys.id })
  return row?.id
}

/** Changes a passkey; returns false if it was removed meanwhile. */
export async function updatePasskey(
  db: Queries,
  id: string,
  change: Pick<StoredPasskey, 'counter' | 'usedAt'>,
): Promise<boolean> {
  const rows = await db
    .update(staffPasskeys)
    .set(change)
    .where(eq(staffPasskeys.id, id))
    .returning({ id: staffPasskeys.id })
  return rows.length === 1
}

/** Deletes a passkey of a member and returns it, if there is one. */
export async function deletePasskey(
  db: Queries,
  { staffId, id }: { staffId: string; id: string },
): Promise<StoredPasskey | undefined> {
  const [row] = await db
    .delete(staffPasskeys)
    .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.staffId, staffId)))
    .returning()
  return row
}

export async function deletePasskeysOf(db: Queries, staffId: string) {
  await db.delete(staffPasskeys).where(eq(staffPasskeys.staffId, staffId))
}

/** Whose challenge it is: of a sign-in that has begun, or of a session. */
export type Bound = { ticketHash: string } | { sessionId: string }
type Challenge = { purpose: ChallengePurpose; bound: Bound; value: string; expiresAt: Date }

/** Saves a challenge in the place of an earlier one of the session, and deletes all that have expired. */
export async function insertChallenge(
  db: Queries,
  { bound, ...challenge }: Challenge,
  now: Date,
): Promise<void> {
  await db.delete(staffChallenges).where(lt(staffChallenges.expiresAt, now))
  await db
    .insert(staffChallenges)
    .values({ ...challenge, ...bound })
    .onConflictDoUpdate({
      target: [staffChallenges.sessionId, staffChallenges.purpose],
      set: { value: challenge.value, expiresAt: challenge.expiresAt },
    })
}

type Asked = {
  purpose: ChallengePurpose
  bound: Bound
  now: Date
  /** Leave it out for whatever value the challenge has. */
  value?: string
}

/** Deletes a challenge and returns its value while it is valid: nobody can answer it twice. */
export async function takeChallenge(db: Queries, asked: Asked): Promise<string | undefined> {
  const [row] = await db
    .delete(staffChallenges)
    .where(isAsked(asked))
    .returning({ value: staffChallenges.value })
  return row?.value
}

/** Returns the value of a challenge while it is valid, and leaves it there. */
export async function findChallenge(db: Queries, asked: Asked): Promise<string | undefined> {
  const [row] = await db
    .select({ value: staffChallenges.value })
    .from(staffChallenges)
    .where(isAsked(asked))
  return row?.value
}

function isAsked({ purpose, bound, now, value }: Asked) {
  const isBound =
    'ticketHash' in bound
      ? and(eq(staffChallenges.ticketHash, bound.ticketHash), isNull(staffChallenges.sessionId))
      : eq(staffChallenges.sessionId, bound.sessionId)
  return and(
    eq(staffChallenges.purpose, purpose),
    isBound,
    gt(staffChallenges.expiresAt, now),
    value === undefined ? undefined : eq(staffChallenges.value, value),
  )
}
