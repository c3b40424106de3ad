import { visitsApi } from '@rimal/contract/visits'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { findSettings } from '../shop/settings.ts'
import { staffRead, staffRoute } from '../staff/staff-route.ts'
import { listForHouse } from '../visits/list-for-house.ts'
import { finishVisit, moveForHouse, stepVisit } from '../visits/run-visit.ts'
import { showToHouse } from '../visits/show-visit.ts'

export function visitDeskRoutes(app: FastifyInstance, deps: Deps) {
  const show = async (db: Queries, visit: Parameters<typeof showToHouse>[0]) =>
    showToHouse(visit, (await findSettings(db)).timeZone, deps.clock())

  staffRead(app, deps, visitsApi.listVisitsOfHouse, ({ query }) =>
    listForHouse(deps, query.list ?? 'ahead'),
  )

  staffRoute(app, deps, visitsApi.changeVisit, {
    wakes: ['send-messages'],
    handle: async (tx, { body }, audit) => {
      const visit = await stepVisit(deps, tx, body)
      await audit(visit.number, { status: visit.status })
      return show(tx, visit)
    },
  })

  staffRoute(app, deps, visitsApi.moveVisitOfHouse, {
    wakes: ['send-messages'],
    handle: async (tx, { body }, audit) => {
      const visit = await moveForHouse(deps, tx, body)
      await audit(visit.number, { day: visit.day, window: visit.windowId })
      return show(tx, visit)
    },
  })

  staffRoute(app, deps, visitsApi.finishVisit, {
    wakes: ['send-messages'],
    handle: async (tx, { body }, audit) => {
      const visit = await finishVisit(deps, tx, body)
      await audit(visit.number, { measured: body.measured.length })
      return show(tx, visit)
    },
  })
}
