import type { AuditEntry, StaffPerson } from '@rimal/contract/staff/staff'
import type { StaffRole } from '@rimal/contract/permissions'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import type { Tx } from '../../db/transact.ts'
import { customers } from '../../db/tables/customers.ts'
import { staffAudit, staffMembers } from '../../db/tables/staff.ts'

export async function findMember(db: Queries, customerId: string) {
  const [member] = await db
    .select({ customerId: staffMembers.customerId, role: staffMembers.role })
    .from(staffMembers)
    .innerJoin(customers, eq(customers.id, staffMembers.customerId))
    .where(and(eq(staffMembers.customerId, customerId), isNull(customers.deletedAt)))
  return member
}

export async function listStaff(db: Queries): Promise<StaffPerson[]> {
  return db
    .select({
      customerId: staffMembers.customerId,
      name: customers.name,
      contact: sql<string>`coalesce(${customers.email}, ${customers.phone})`,
      role: staffMembers.role,
    })
    .from(staffMembers)
    .innerJoin(customers, eq(customers.id, staffMembers.customerId))
    .where(isNull(customers.deletedAt))
    .orderBy(asc(staffMembers.addedAt))
}

/** Lets one change of the staff wait for another, so that two owners cannot remove each other at once. */
export async function lockStaff(tx: Tx) {
  await tx.execute(sql`lock table staff_members in share row exclusive mode`)
}

export async function saveMember(tx: Tx, customerId: string, role: StaffRole) {
  await tx
    .insert(staffMembers)
    .values({ customerId, role })
    .onConflictDoUpdate({ target: staffMembers.customerId, set: { role } })
}

export async function deleteMember(tx: Tx, customerId: string) {
  await tx.delete(staffMembers).where(eq(staffMembers.customerId, customerId))
}

export async function listAudit(
  db: Queries,
  { subject }: { subject?: string },
): Promise<AuditEntry[]> {
  const rows = await db
    .select({
      at: staffAudit.at,
      by: customers.name,
      action: staffAudit.action,
      subject: staffAudit.subject,
      details: staffAudit.details,
    })
    .from(staffAudit)
    .leftJoin(customers, eq(customers.id, staffAudit.customerId))
    .where(subject === undefined ? undefined : eq(staffAudit.subject, subject))
    .orderBy(desc(staffAudit.id))
    .limit(100)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
