import type { Tx } from './transact.ts'
import { staffAudit } from './tables/staff.ts'

/** Writes what a member of staff changed, in the transaction that changes it. */
export async function insertAudit(tx: Tx, entry: typeof staffAudit.$inferInsert) {
  await tx.insert(staffAudit).values(entry)
}
