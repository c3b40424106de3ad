import type { LanguageCode } from '@rimal/contract/language'
import type { StaffRole } from '@rimal/contract/permissions'
import type { StaffPerson } from '@rimal/contract/staff/staff'
import { foldEmail } from '@rimal/contract/text/email'
import type { Deps } from '../../deps.ts'
import { insertAudit } from '../../db/insert-audit.ts'
import { ShopError } from '../../http/shop-error.ts'
import { findMemberByEmail, listMembers } from '../staff/staff-record.ts'
import { changeRole, removeStaff } from './change-staff.ts'
import { linkOf } from './invitations/invitation-page.ts'
import { inviteFirstOwner, inviteStaff } from './invitations/invite-staff.ts'
import { openMachineSession } from './sessions/open-staff-session.ts'
import { endSessions } from './staff-sessions.sql.ts'

/** The actions of a person at the machine of the shop: nobody else could name the first owner. Audited all the same. */
export function staffAtTheMachine(deps: Deps) {
  const { db, transact, clock } = deps
  const entry = (action: string, subject: string, details = {}) => {
    return { role: 'machine', action, subject, details, at: clock() } as const
  }
  const idOf = async (email: string) => {
    const member = await findMemberByEmail(db, foldEmail(email))
    if (!member) throw new ShopError('staff_not_found')
    return member.id
  }
  return {
    listStaff: (): Promise<StaffPerson[]> => listMembers(db),
    /** Returns the link of an invitation, which also goes by email. */
    invite: (email: string, as: { role: StaffRole; language: LanguageCode }) =>
      transact(async (tx) => {
        const id = await inviteStaff(deps, tx, { ...as, email, by: null })
        await insertAudit(tx, entry('staff/invite-staff', id, { role: as.role }))
        return linkOf(deps, id)
      }),
    /** Returns the link with which whoever has it becomes an owner; an earlier one ends. */
    inviteOwner: () =>
      transact(async (tx) => {
        const id = await inviteFirstOwner(deps, tx, 'en')
        await insertAudit(tx, entry('staff/invite-staff', id, { role: 'owner' }))
        return linkOf(deps, id)
      }),
    changeRole: async (email: string, role: StaffRole) => {
      const staffId = await idOf(email)
      await transact(async (tx) => {
        const { from } = await changeRole(tx, { staffId, role, now: clock() })
        await insertAudit(tx, entry('staff/change-role', staffId, { role: { from, to: role } }))
      })
    },
    remove: async (email: string) => {
      const staffId = await idOf(email)
      await transact(async (tx) => {
        await removeStaff(tx, { staffId, now: clock() })
        await insertAudit(tx, entry('staff/remove-staff', staffId))
      })
    },
    /** Opens a session in which the staff command calls; `end` ends it. */
    openSession: async ({ staffId }: Pick<StaffPerson, 'staffId'>) => {
      const { token, sessionId } = await openMachineSession(db, { staffId, now: clock() })
      return { token, end: () => endSessions(db, { staffId, id: sessionId, now: clock() }) }
    },
  }
}
