import type { Invitation } from '@rimal/contract/staff/staff'
import { and, asc, eq, gt, isNull, or } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { staffInvitations } from '../../db/tables/staff.ts'

export type StoredInvitation = typeof staffInvitations.$inferSelect

export async function insertInvitation(
  db: Queries,
  invitation: typeof staffInvitations.$inferInsert,
): Promise<string> {
  const [row] = await db
    .insert(staffInvitations)
    .values(invitation)
    .returning({ id: staffInvitations.id })
  if (!row) throw new Error('The new invitation has no row.')
  return row.id
}

export async function findOpenInvitation(
  db: Queries,
  { id, now }: { id: string; now: Date },
): Promise<StoredInvitation | undefined> {
  const [row] = await db
    .select()
    .from(staffInvitations)
    .where(and(eq(staffInvitations.id, id), isOpen(now)))
  return row
}

export async function listOpenInvitations(db: Queries, now: Date): Promise<Invitation[]> {
  const rows = await db
    .select({
      id: staffInvitations.id,
      email: staffInvitations.email,
      role: staffInvitations.role,
      expiresAt: staffInvitations.expiresAt,
    })
    .from(staffInvitations)
    .where(isOpen(now))
    .orderBy(asc(staffInvitations.createdAt))
  return rows.map((row) => ({ ...row, expiresAt: row.expiresAt.toISOString() }))
}

/** Saves the secret of an invitation that has none yet, and returns the one that it has now. */
export async function saveTotpSecret(
  db: Queries,
  id: string,
  totpSecret: string,
): Promise<string | null> {
  await db
    .update(staffInvitations)
    .set({ totpSecret })
    .where(and(eq(staffInvitations.id, id), isNull(staffInvitations.totpSecret)))
  const [row] = await db
    .select({ totpSecret: staffInvitations.totpSecret })
    .from(staffInvitations)
    .where(eq(staffInvitations.id, id))
  return row?.totpSecret ?? null
}

/** Ends an invitation; returns false if it had ended before. */
export async function endInvitation(db: Queries, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(staffInvitations)
    .set({ endedAt: now, totpSecret: null })
    .where(and(eq(staffInvitations.id, id), isNull(staffInvitations.endedAt)))
    .returning({ id: staffInvitations.id })
  return rows.length === 1
}

/** Ends the open invitations of an email, or those of the first owner, who has none. */
export async function endInvitationsOf(db: Queries, email: string | null, now: Date) {
  const ofEmail =
    email === null ? isNull(staffInvitations.email) : eq(staffInvitations.email, email)
  await db
    .update(staffInvitations)
    .set({ endedAt: now, totpSecret: null })
    .where(and(ofEmail, isNull(staffInvitations.endedAt)))
}

function isOpen(now: Date) {
  return and(isNull(staffInvitations.endedAt), gt(staffInvitations.expiresAt, now))
}

/** Ends the open invitations that a person has sent, and those that the person has received. */
export async function endInvitationsAbout(
  db: Queries,
  { staffId, email, now }: { staffId: string; email: string; now: Date },
) {
  await db
    .update(staffInvitations)
    .set({ endedAt: now, totpSecret: null })
    .where(
      and(
        or(eq(staffInvitations.invitedBy, staffId), eq(staffInvitations.email, email)),
        isNull(staffInvitations.endedAt),
      ),
    )
}

/** The open invitation of the first owner, who has no email yet. */
export async function findFirstOwnerInvitation(
  db: Queries,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: staffInvitations.id })
    .from(staffInvitations)
    .where(and(isNull(staffInvitations.email), isOpen(now)))
    .limit(1)
  return row?.id
}
