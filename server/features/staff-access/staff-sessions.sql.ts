import { and, desc, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { staffMembers, staffSessions } from '../../db/tables/staff.ts'

export async function insertSession(
  db: Queries,
  session: typeof staffSessions.$inferInsert,
): Promise<string> {
  const [row] = await db.insert(staffSessions).values(session).returning({ id: staffSessions.id })
  if (!row) throw new Error('The new session has no row.')
  return row.id
}

/** The session of a token that has begun with the password and waits for its second factor. */
export async function findBegunSession(db: Queries, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ id: staffSessions.id, staffId: staffSessions.staffId })
    .from(staffSessions)
    .where(
      and(
        eq(staffSessions.tokenHash, tokenHash),
        isNull(staffSessions.provedAt),
        isNull(staffSessions.endedAt),
        gt(staffSessions.expiresAt, now),
      ),
    )
  return row
}

/** Gives a begun session its lasting token; returns false if somebody was quicker. */
export async function startBegunSession(
  db: Queries,
  { id, ...session }: { id: string; tokenHash: string; expiresAt: Date; provedAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(staffSessions)
    .set({ ...session, seenAt: session.provedAt })
    .where(and(eq(staffSessions.id, id), isNull(staffSessions.provedAt)))
    .returning({ id: staffSessions.id })
  return rows.length === 1
}

/** The session of a token that lasts at this moment, with its member of staff. */
export async function findLiveSession(
  db: Queries,
  { tokenHash, now, seenAfter }: { tokenHash: string; now: Date; seenAfter: Date },
) {
  const [row] = await db
    .select({
      sessionId: staffSessions.id,
      staffId: staffMembers.id,
      role: staffMembers.role,
      name: staffMembers.name,
      email: staffMembers.email,
      language: staffMembers.language,
      seenAt: staffSessions.seenAt,
      expiresAt: staffSessions.expiresAt,
      provedAt: staffSessions.provedAt,
      isMachine: staffSessions.isMachine,
    })
    .from(staffSessions)
    .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.staffId))
    .where(
      and(
        eq(staffSessions.tokenHash, tokenHash),
        isNull(staffSessions.endedAt),
        isNull(staffMembers.removedAt),
        gt(staffSessions.expiresAt, now),
        or(
          staffSessions.isMachine,
          and(isNotNull(staffSessions.provedAt), gt(staffSessions.seenAt, seenAfter)),
        ),
      ),
    )
  return row
}

export async function updateSession(
  db: Queries,
  id: string,
  change: Partial<typeof staffSessions.$inferInsert>,
) {
  await db.update(staffSessions).set(change).where(eq(staffSessions.id, id))
}

export async function listLiveSessions(
  db: Queries,
  { staffId, now, seenAfter }: { staffId: string; now: Date; seenAfter: Date },
) {
  return db
    .select({
      id: staffSessions.id,
      device: staffSessions.device,
      createdAt: staffSessions.createdAt,
      seenAt: staffSessions.seenAt,
    })
    .from(staffSessions)
    .where(
      and(
        eq(staffSessions.staffId, staffId),
        isNull(staffSessions.endedAt),
        isNotNull(staffSessions.provedAt),
        sql`not ${staffSessions.isMachine}`,
        gt(staffSessions.expiresAt, now),
        gt(staffSessions.seenAt, seenAfter),
      ),
    )
    .orderBy(desc(staffSessions.seenAt))
}

/** Ends one session of a member, or all but one; returns how many. */
export async function endSessions(
  db: Queries,
  { staffId, id, except, now }: { staffId: string; id?: string; except?: string; now: Date },
): Promise<number> {
  const rows = await db
    .update(staffSessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(staffSessions.staffId, staffId),
        isNull(staffSessions.endedAt),
        id === undefined ? undefined : eq(staffSessions.id, id),
        except === undefined ? undefined : ne(staffSessions.id, except),
      ),
    )
    .returning({ id: staffSessions.id })
  return rows.length
}

export async function endSessionOfToken(db: Queries, tokenHash: string, now: Date) {
  await db
    .update(staffSessions)
    .set({ endedAt: now })
    .where(and(eq(staffSessions.tokenHash, tokenHash), isNull(staffSessions.endedAt)))
}
