import type { Queries } from '../../db/connect.ts'
import type { Staff } from '../../http/bearer.ts'
import { findMember } from './staff.sql.ts'

/** Asked anew with every call, so that a role ends at once. */
export async function findStaff(db: Queries, customerId: string): Promise<Staff | undefined> {
  return findMember(db, customerId)
}
