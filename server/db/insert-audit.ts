import type { Queries } from './connect.ts'
import type { Tx } from './transact.ts'
import { staffAudit } from './tables/staff.ts'

/** Writes that a person of the staff read somebody's data, once an hour for each person and subject. */
export async function insertRead(db: Queries, entry: typeof staffAudit.$inferInsert) {
  await db.insert(staffAudit).values(entry).onConflictDoNothing()
}

/** Writes what a member of staff changed, in the transaction that changes it. */
export async function insertAudit(tx: Tx, entry: typeof staffAudit.$inferInsert) {
  await tx.insert(staffAudit).values(entry)
}
