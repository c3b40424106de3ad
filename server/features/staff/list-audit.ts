import type { AuditEntry } from '@rimal/contract/staff/staff'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { staffAudit, staffMembers } from '../../db/tables/staff.ts'

const auditPage = 100

/** Lists changes by staff, the latest first; `before` is the id of the last entry that was read. */
export async function listAudit(
  db: Queries,
  filter: { subject?: string; action?: string; staffId?: string; before?: number },
): Promise<AuditEntry[]> {
  const { subject, action, staffId, before } = filter
  const rows = await db
    .select({
      id: staffAudit.id,
      at: staffAudit.at,
      by: staffMembers.name,
      action: staffAudit.action,
      subject: staffAudit.subject,
      details: staffAudit.details,
      reason: staffAudit.reason,
    })
    .from(staffAudit)
    .leftJoin(staffMembers, eq(staffMembers.id, staffAudit.staffId))
    .where(
      and(
        subject === undefined ? undefined : eq(staffAudit.subject, subject),
        action === undefined ? undefined : eq(staffAudit.action, action),
        staffId === undefined ? undefined : eq(staffAudit.staffId, staffId),
        before === undefined ? undefined : lt(staffAudit.id, before),
      ),
    )
    .orderBy(desc(staffAudit.id))
    .limit(auditPage)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
