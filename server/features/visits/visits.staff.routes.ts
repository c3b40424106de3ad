import { type StaffVisit, staffVisitsApi, type VisitList } from '@rimal/contract/staff/visits'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { findSettings } from '../shop/settings/settings.ts'
import { ShopError } from '../../http/shop-error.ts'
import { staffRead, staffRoute } from '../../http/staff-route.ts'
import { listTimesForStaff } from './list-times.ts'
import { finishVisit, moveForStaff, stepVisit } from './run-visit.ts'
import { showToStaff } from './show-visit.ts'
import { countForStaff, findVisitByNumber, listStoredForStaff } from './visits.sql.ts'

export function staffVisitsRoutes(app: FastifyInstance, deps: Deps) {
  const show = async (db: Queries, visit: Parameters<typeof showToStaff>[0]) =>
    showToStaff(visit, (await findSettings(db)).timeZone, deps.clock())

  staffRead(app, deps, staffVisitsApi.listVisitsForStaff, ({ query }) =>
    listForStaff(deps, query.list ?? 'upcoming'),
  )

  staffRead(app, deps, staffVisitsApi.countVisits, () => countForStaff(deps.db, deps.clock()))

  staffRead(app, deps, staffVisitsApi.visitOfShop, async ({ params }) => {
    const visit = await findVisitByNumber(deps.db, params.visitNumber)
    if (!visit) throw new ShopError('visit_not_found')
    return show(deps.db, visit)
  })

  staffRead(app, deps, staffVisitsApi.listTimesForStaff, () => listTimesForStaff(deps))

  staffRoute(app, deps, staffVisitsApi.changeVisit, {
    handle: async (tx, { body }, audit) => {
      const visit = await stepVisit(deps, tx, body)
      await audit(visit.number, { status: visit.status })
      return show(tx, visit)
    },
  })

  staffRoute(app, deps, staffVisitsApi.rescheduleVisitByStaff, {
    handle: async (tx, { body }, audit) => {
      const visit = await moveForStaff(deps, tx, body)
      await audit(visit.number, { day: visit.day, timeSlot: visit.timeSlotId })
      return show(tx, visit)
    },
  })

  staffRoute(app, deps, staffVisitsApi.finishVisit, {
    handle: async (tx, { body }, audit) => {
      const visit = await finishVisit(deps, tx, body)
      await audit(visit.number, { measured: body.measured.length })
      return show(tx, visit)
    },
  })
}

/** Lists visits in the form that staff work with. */
async function listForStaff(deps: Deps, list: VisitList): Promise<StaffVisit[]> {
  const { timeZone } = await findSettings(deps.db)
  const now = deps.clock()
  const found = await listStoredForStaff(deps.db, { list, now })
  return found.map((visit) => showToStaff(visit, timeZone, now))
}
