import { listFilesApi } from '@rimal/contract/staff/lists/list-files'
import { staffVisitsApi } from '@rimal/contract/staff/visits'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { findSettings } from '../shop/settings/settings.ts'
import { detailsOfFile } from '../../http/lists/details-of-file.ts'
import { staffFileOfPeople } from '../../http/lists/staff-file-route.ts'
import { ShopError } from '../../http/shop-error.ts'
import { staffRead, staffRoute } from '../../http/staff-route.ts'
import { listDaysWithoutVisits, listTimesForStaff } from './list-times.ts'
import { finishVisit, moveForStaff, stepVisit } from './run-visit.ts'
import { showToStaff } from './show-visit.ts'
import { listVisitsForStaff } from './staff-list/list-visits.ts'
import { visitFile } from './staff-list/visit-file.ts'
import { countForStaff, findVisitByNumber } from './visits.sql.ts'

export function staffVisitsRoutes(app: FastifyInstance, deps: Deps) {
  const show = async (db: Queries, visit: Parameters<typeof showToStaff>[0]) =>
    showToStaff(visit, (await findSettings(db)).timeZone, deps.clock())

  staffRead(app, deps, staffVisitsApi.listVisitsForStaff, ({ query, staff: { role } }) =>
    listVisitsForStaff(deps, query, role),
  )

  staffFileOfPeople(
    app,
    deps,
    listFilesApi.downloadVisits,
    async ({ query, language, staff: { role } }) => {
      const { file, rows } = await visitFile(deps, query, { language, role })
      // The place is a part of addresses, which the audit does not hold.
      return { file, subject: 'visits', details: detailsOfFile(query, rows, ['place']) }
    },
  )

  staffRead(app, deps, staffVisitsApi.countVisits, () => countForStaff(deps.db, deps.clock()))

  staffRead(app, deps, staffVisitsApi.visitOfShop, async ({ params }) => {
    const visit = await findVisitByNumber(deps.db, params.visitNumber)
    if (!visit) throw new ShopError('visit_not_found')
    return show(deps.db, visit)
  })

  staffRead(app, deps, staffVisitsApi.listTimesForStaff, () => listTimesForStaff(deps))

  staffRead(app, deps, staffVisitsApi.listDaysWithoutVisits, ({ query }) =>
    listDaysWithoutVisits(deps, query),
  )

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
