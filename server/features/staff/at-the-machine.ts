import type { StaffRole } from '@rimal/contract/permissions'
import type { Deps } from '../../deps.ts'
import { addStaff, removeStaff } from './change-staff.ts'
import { insertAudit } from '../../db/insert-audit.ts'
import { listStaff } from './staff.sql.ts'

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
    listStaff: () => listStaff(db),
    addStaff: (contact: string, role: StaffRole) =>
      transact(async (tx) => {
        const { customerId } = await addStaff(tx, { contact, role })
        await insertAudit(tx, entry('staff/add-staff', customerId, { role }))
      }),
    removeStaff: (contact: string) =>
      transact(async (tx) => {
        const { customerId } = await removeStaff(tx, { contact })
        await insertAudit(tx, entry('staff/remove-staff', customerId))
      }),
  }
}
