import { staffApi } from '@rimal/contract/staff/staff'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { addStaff, removeStaff } from './change-staff.ts'
import { staffRead, staffRoute } from '../../http/staff-route.ts'
import { listAudit, listStaff } from './staff.sql.ts'

export function staffRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps

  staffRead(app, deps, staffApi.listStaff, () => listStaff(db))

  staffRoute(app, deps, staffApi.addStaff, {
    handle: async (tx, { body }, audit) => {
      const { customerId } = await addStaff(tx, body)
      await audit(customerId, { role: body.role })
      return listStaff(tx)
    },
  })

  staffRoute(app, deps, staffApi.removeStaff, {
    handle: async (tx, { body }, audit) => {
      const { customerId } = await removeStaff(tx, body)
      await audit(customerId)
      return listStaff(tx)
    },
  })

  staffRead(app, deps, staffApi.listAudit, ({ query }) => listAudit(db, query))
}
