import type { StaffRole } from '@rimal/contract/permissions'
import type { Deps } from '../../deps.ts'
import { addMember, removeMember } from './change-staff.ts'
import { insertAudit } from '../../db/insert-audit.ts'
import { listMembers } from './staff.sql.ts'

/** For whoever sits at the machine: nobody else could name the first owner. Written down all the same. */
export function staffAtTheMachine({
  db,
  transact,
  clock,
}: Pick<Deps, 'db' | 'transact' | 'clock'>) {
  const entry = (action: string, subject: string, details = {}) => {
    return { role: 'machine', action, subject, details, at: clock() } as const
  }
  return {
    listMembers: () => listMembers(db),
    addMember: (contact: string, role: StaffRole) =>
      transact(async (tx) => {
        const { customerId } = await addMember(tx, { contact, role })
        await insertAudit(tx, entry('staff/add-member', customerId, { role }))
      }),
    removeMember: (contact: string) =>
      transact(async (tx) => {
        const { customerId } = await removeMember(tx, { contact })
        await insertAudit(tx, entry('staff/remove-member', customerId))
      }),
  }
}
