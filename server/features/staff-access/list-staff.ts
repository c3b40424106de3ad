import type { StaffList } from '@rimal/contract/staff/staff'
import type { Queries } from '../../db/connect.ts'
import { listMembers } from '../staff/staff-record.ts'
import { listOpenInvitations } from './invitations.sql.ts'

/** The members of staff and the invitations that wait. */
export async function listStaff(db: Queries, now: Date): Promise<StaffList> {
  const members = await listMembers(db)
  return { members, invitations: await listOpenInvitations(db, now) }
}
