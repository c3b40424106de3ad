import type { LanguageCode } from '@rimal/contract/language'
import type { StaffPerson } from '@rimal/contract/staff/staff'
import type { StaffRole } from '@rimal/contract/permissions'
import { and, asc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import type { Tx } from '../../db/transact.ts'
import { staffMembers, staffSessions } from '../../db/tables/staff.ts'

export type StaffMember = typeof staffMembers.$inferSelect

export async function findMember(db: Queries, id: string): Promise<StaffMember | undefined> {
  const [member] = await db
    .select()
    .from(staffMembers)
    .where(and(eq(staffMembers.id, id), isNull(staffMembers.removedAt)))
  return member
}

export async function findMemberByEmail(
  db: Queries,
  email: string,
): Promise<StaffMember | undefined> {
  const [member] = await db
    .select()
    .from(staffMembers)
    .where(and(eq(staffMembers.email, email), isNull(staffMembers.removedAt)))
  return member
}

export async function listMembers(db: Queries): Promise<StaffPerson[]> {
  const rows = await db
    .select({
      staffId: staffMembers.id,
      name: staffMembers.name,
      email: staffMembers.email,
      role: staffMembers.role,
      seenAt: sql<string | null>`(select max(s.seen_at) from ${staffSessions} s
        where s.staff_id = staff_members.id and not s.is_machine)`,
    })
    .from(staffMembers)
    .where(isNull(staffMembers.removedAt))
    .orderBy(asc(staffMembers.addedAt))
  return rows.map((row) => ({ ...row, seenAt: row.seenAt && new Date(row.seenAt).toISOString() }))
}

/** Lets one change of the staff wait for another, so that two owners cannot remove each other at once. */
export async function lockStaff(tx: Tx) {
  await tx.execute(sql`lock table staff_members in share row exclusive mode`)
}

/** Lets one change of what a member has wait for another, such as payouts and passkeys. */
export async function lockMember(tx: Tx, id: string): Promise<void> {
  await tx
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .where(eq(staffMembers.id, id))
    .for('no key update')
}

type NewMember = {
  email: string
  name: string
  role: StaffRole
  language: LanguageCode
  passwordHash?: string
}

export async function insertMember(tx: Tx, member: NewMember): Promise<string> {
  const [row] = await tx.insert(staffMembers).values(member).returning({ id: staffMembers.id })
  if (!row) throw new Error('The new member of staff has no row.')
  return row.id
}

export async function updateMember(
  db: Queries,
  id: string,
  change: Partial<typeof staffMembers.$inferInsert>,
) {
  await db.update(staffMembers).set(change).where(eq(staffMembers.id, id))
}

/** Gives a member the name under which devices store the person, unless there is one; returns the name that counts. */
export async function saveHandle(tx: Tx, id: string, passkeyHandle: string): Promise<string> {
  await tx
    .update(staffMembers)
    .set({ passkeyHandle })
    .where(and(eq(staffMembers.id, id), isNull(staffMembers.passkeyHandle)))
  return (await findMember(tx, id))?.passkeyHandle ?? passkeyHandle
}

/**
 * Accepts the code of a time step once, and none of an earlier step; returns false for a step that was accepted
 * before (RFC 6238, section 5.2).
 */
export async function acceptStep(db: Queries, id: string, step: number): Promise<boolean> {
  const rows = await db
    .update(staffMembers)
    .set({ totpStep: step })
    .where(and(eq(staffMembers.id, id), lt(staffMembers.totpStep, step)))
    .returning({ id: staffMembers.id })
  return rows.length === 1
}

/** Whether an owner can sign in; one of an earlier version who was not invited anew cannot. */
export async function hasOwner(db: Queries): Promise<boolean> {
  const rows = await db
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .where(
      and(
        eq(staffMembers.role, 'owner'),
        isNull(staffMembers.removedAt),
        isNotNull(staffMembers.passwordHash),
      ),
    )
    .limit(1)
  return rows.length > 0
}
