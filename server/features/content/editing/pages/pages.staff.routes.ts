import { staffPagesApi } from '@rimal/contract/staff/pages'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../../deps.ts'
import { staffRead, staffRoute } from '../../../../http/staff-route.ts'
import { deletePage, restorePage, savePage } from './save-page.ts'
import { listPages, showPage, showVersions } from './show-pages.ts'

export function staffPagesRoutes(app: FastifyInstance, deps: Deps) {
  const { db, clock } = deps

  staffRead(app, deps, staffPagesApi.listStaffPages, () => listPages(db))

  staffRead(app, deps, staffPagesApi.getStaffPage, ({ params }) => showPage(db, params.slug))

  staffRead(app, deps, staffPagesApi.listPageVersions, ({ params }) =>
    showVersions(db, params.slug),
  )

  staffRoute(app, deps, staffPagesApi.savePage, {
    handle: async (tx, { body, staff: { staffId } }, audit) => {
      const { revision, changed } = await savePage(tx, body, { staffId, now: clock() })
      await audit(body.slug, { revision, isNew: body.revision === 0, fields: changed })
      return showPage(tx, body.slug)
    },
  })

  staffRoute(app, deps, staffPagesApi.deletePage, {
    handle: async (tx, { body }, audit) => {
      await deletePage(tx, body)
      await audit(body.slug, { revision: body.revision })
      return showPage(tx, body.slug)
    },
  })

  staffRoute(app, deps, staffPagesApi.restorePage, {
    handle: async (tx, { body, staff: { staffId } }, audit) => {
      const { revision } = await restorePage(tx, body, { staffId, now: clock() })
      await audit(body.slug, { revision, version: body.version })
      return showPage(tx, body.slug)
    },
  })
}
