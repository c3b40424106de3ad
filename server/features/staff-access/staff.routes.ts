import { mayGive, type StaffRole } from '@rimal/contract/permissions'
import { listFilesApi } from '@rimal/contract/staff/lists/list-files'
import { staffApi } from '@rimal/contract/staff/staff'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { Staff } from '../../http/bearer.ts'
import { detailsOfFile } from '../../http/lists/details-of-file.ts'
import { staffFileOfPeople } from '../../http/lists/staff-file-route.ts'
import { ShopError } from '../../http/shop-error.ts'
import { staffRead, staffRoute } from '../../http/staff-route.ts'
import { auditFile } from './audit/audit-file.ts'
import { listAudit } from './audit/list-audit.ts'
import { changeRole, removeStaff } from './change-staff.ts'
import { endInvitation } from './invitations.sql.ts'
import { inviteStaff } from './invitations/invite-staff.ts'
import { listStaff } from './list-staff.ts'

export function staffRoutes(app: FastifyInstance, deps: Deps) {
  const { db, clock } = deps

  staffRead(app, deps, staffApi.listStaff, () => listStaff(db, clock()))

  staffRoute(app, deps, staffApi.inviteStaff, {
    handle: async (tx, { body, staff }, audit) => {
      requireGivable(staff, body.role)
      const id = await inviteStaff(deps, tx, { ...body, by: staff })
      await audit(id, { role: body.role })
      return listStaff(tx, clock())
    },
  })

  staffRoute(app, deps, staffApi.endInvitation, {
    handle: async (tx, { body }, audit) => {
      await endInvitation(tx, body.id, clock())
      await audit(body.id)
      return listStaff(tx, clock())
    },
  })

  staffRoute(app, deps, staffApi.changeRole, {
    handle: async (tx, { body, staff }, audit) => {
      requireGivable(staff, body.role)
      const { from } = await changeRole(tx, { ...body, now: clock() })
      await audit(body.staffId, { role: { from, to: body.role } })
      return listStaff(tx, clock())
    },
  })

  staffRoute(app, deps, staffApi.removeStaff, {
    handle: async (tx, { body }, audit) => {
      await removeStaff(tx, { ...body, now: clock() })
      await audit(body.staffId)
      return listStaff(tx, clock())
    },
  })

  staffRead(app, deps, staffApi.listAudit, ({ query, language }) => listAudit(db, query, language))
  staffFileOfPeople(app, deps, listFilesApi.downloadAudit, async ({ query, language }) => {
    const { file, rows } = await auditFile(deps, query, language)
    return { file, subject: 'audit', details: detailsOfFile(query, rows, ['subject']) }
  })
}

/** Nobody gives a permission that the own role lacks, even where another role may manage the staff one day. */
function requireGivable({ role }: Staff, given: StaffRole) {
  if (!mayGive(role, given)) throw new ShopError('not_allowed')
}
