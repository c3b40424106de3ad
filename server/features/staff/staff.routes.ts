import { staffApi } from '@rimal/contract/staff/members'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { addMember, removeMember } from './change-staff.ts'
import { staffRead, staffRoute } from '../../http/staff-route.ts'
import { listAudit, listMembers } from './staff.sql.ts'

export function staffRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps

  staffRead(app, deps, staffApi.listMembers, () => listMembers(db))

  staffRoute(app, deps, staffApi.addMember, {
    handle: async (tx, { body }, audit) => {
      const { customerId } = await addMember(tx, body)
      await audit(customerId, { role: body.role })
      return listMembers(tx)
    },
  })

  staffRoute(app, deps, staffApi.removeMember, {
    handle: async (tx, { body }, audit) => {
      const { customerId } = await removeMember(tx, body)
      await audit(customerId)
      return listMembers(tx)
    },
  })

  staffRead(app, deps, staffApi.listAudit, ({ query }) => listAudit(db, query))
}
