import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { codeChallenges, type CodePurpose } from '../../../db/tables/customers.ts'

export type Challenge = typeof codeChallenges.$inferSelect

export async function insertChallenge(db: Queries, challenge: typeof codeChallenges.$inferInsert) {
  await db.insert(codeChallenges).values(challenge)
}

/** The code before is of no use any more; only that of the same contact. */
export async function replaceChallenge(
  db: Queries,
  { id, contact, now }: { id: string; contact: string; now: Date },
) {
  await db
    .update(codeChallenges)
    .set({ usedAt: now })
    .where(
      and(
        eq(codeChallenges.id, id),
        eq(codeChallenges.contact, contact),
        isNull(codeChallenges.usedAt),
      ),
    )
}

const isLive = (id: string, now: Date) =>
  and(eq(codeChallenges.id, id), isNull(codeChallenges.usedAt), gt(codeChallenges.expiresAt, now))

/** Takes one of the tries before anything is compared: many at once get no more of them. */
export async function claimTry(
  db: Queries,
  { id, max, now }: { id: string; max: number; now: Date },
): Promise<Challenge | undefined> {
  const [claimed] = await db
    .update(codeChallenges)
    .set({ attempts: sql`${codeChallenges.attempts} + 1` })
    .where(and(isLive(id, now), lt(codeChallenges.attempts, max)))
    .returning()
  return claimed
}

export async function findLive(
  db: Queries,
  { id, now }: { id: string; now: Date },
): Promise<Challenge | undefined> {
  const [found] = await db.select().from(codeChallenges).where(isLive(id, now))
  return found
}

/** False where somebody was quicker. */
export async function useUp(db: Queries, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const used = await db
    .update(codeChallenges)
    .set({ usedAt: now })
    .where(isLive(id, now))
    .returning({ id: codeChallenges.id })
  return used.length === 1
}

export async function saveTicket(
  db: Queries,
  { id, hash, until }: { id: string; hash: string; until: Date },
) {
  await db
    .update(codeChallenges)
    .set({ ticketHash: hash, ticketUntil: until })
    .where(eq(codeChallenges.id, id))
}

/** Once. */
export async function useTicket(
  db: Queries,
  { hash, purposes, now }: { hash: string; purposes: readonly CodePurpose[]; now: Date },
): Promise<Challenge | undefined> {
  const [taken] = await db
    .update(codeChallenges)
    .set({ ticketHash: null })
    .where(
      and(
        eq(codeChallenges.ticketHash, hash),
        inArray(codeChallenges.purpose, [...purposes]),
        gt(codeChallenges.ticketUntil, now),
      ),
    )
    .returning()
  return taken
}
