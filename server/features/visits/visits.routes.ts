import { languagePath, languages } from '@rimal/contract/language'
import { visitsApi } from '@rimal/contract/visits'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import { ShopError } from '../../http/shop-error.ts'
import { findSettings } from '../shop/settings/settings.ts'
import { bookVisit } from './book-visit.ts'
import { calendarOfVisit } from './calendar/calendar-of-visit.ts'
import { cancelVisit } from './cancel-visit.ts'
import { listTimes } from './list-times.ts'
import { rescheduleVisit } from './reschedule-visit.ts'
import { showVisit } from './show-visit.ts'
import { findVisit, listOfCustomer, type StoredVisit } from './visits.sql.ts'

export function visitsRoutes(app: FastifyInstance, deps: Deps) {
  const show = async (visit: StoredVisit) => {
    const { timeZone } = await findSettings(deps.db)
    return showVisit(visit, timeZone, deps.clock())
  }

  route(app, deps, visitsApi.getHomeService, async ({ shows }) => {
    shows('shop')
    const { country, homeService } = await findSettings(deps.db)
    const { areas, minimumUnits, contactWithinDays } = homeService
    return { country, areas, minimumUnits, contactWithinDays }
  })

  route(app, deps, visitsApi.listTimes, () => listTimes(deps))

  route(app, deps, visitsApi.bookVisit, ({ shopper, body, language, request }) =>
    bookVisit(deps, { booker: shopper, booking: body, language, ip: request.ip }),
  )

  route(app, deps, visitsApi.getVisit, async ({ params }) => {
    const visit = await findVisit(deps.db, params.visitToken)
    if (!visit) throw new ShopError('visit_not_found')
    return show(visit)
  })

  route(app, deps, visitsApi.rescheduleVisit, async ({ body }) =>
    show(await rescheduleVisit(deps, body)),
  )

  route(app, deps, visitsApi.cancelVisit, async ({ body }) =>
    show(await cancelVisit(deps, body.visitToken)),
  )

  route(app, deps, visitsApi.listVisits, async ({ customerId }) => {
    const { timeZone } = await findSettings(deps.db)
    const now = deps.clock()
    return (await listOfCustomer(deps.db, customerId)).map((visit) =>
      showVisit(visit, timeZone, now),
    )
  })
}

/** A file, not a call: calendars and phones fetch it by its address. */
export function visitCalendarRoutes(app: FastifyInstance, deps: Deps) {
  for (const { code } of languages) {
    app.get<{ Params: { visitToken: string } }>(
      languagePath(code, '/home-service/:visitToken/visit.ics'),
      { schema: { hide: true } },
      async (request, reply) => {
        const visit = await findVisit(deps.db, request.params.visitToken)
        if (!visit) throw new ShopError('visit_not_found')
        return reply
          .type('text/calendar; charset=utf-8')
          .header('cache-control', 'no-store')
          .header('content-disposition', `attachment; filename="home-visit-${visit.number}.ics"`)
          .send(calendarOfVisit(deps, { visit, language: code, ...(await findSettings(deps.db)) }))
      },
    )
  }
}
