import type { PageSlug } from '@rimal/contract/staff/content-kinds'
import { type StaffPage, staffPagesApi } from '@rimal/contract/staff/pages'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../../../db/connect.ts'
import type { Deps } from '../../../../deps.ts'
import { pagePreviewKey } from '../../../../http/web/preview-key.ts'
import { staffRead, staffRoute, staffRouteOfItsOwn } from '../../../../http/staff-route.ts'
import { storePreview } from '../store-preview.ts'
import {
  deletePage,
  discardPageDraft,
  planPage,
  previewedPage,
  restorePage,
  savePage,
  savePageDraft,
} from './save-page.ts'
import { listPages, showPage, showVersions } from './show-pages.ts'

export function staffPagesRoutes(app: FastifyInstance, deps: Deps) {
  const { db, clock } = deps
  const shown = async (queries: Queries, slug: PageSlug): Promise<StaffPage> => ({
    ...(await showPage(queries, slug)),
    previewKey: pagePreviewKey(deps, slug),
  })

  staffRead(app, deps, staffPagesApi.listStaffPages, () => listPages(db))

  staffRead(app, deps, staffPagesApi.getStaffPage, ({ params }) => shown(db, params.slug))

  staffRead(app, deps, staffPagesApi.listPageVersions, ({ params }) =>
    showVersions(db, params.slug),
  )

  staffRoute(app, deps, staffPagesApi.savePage, {
    handle: async (tx, { body, staff: { staffId } }, audit) => {
      const { changed, ...saved } = await savePage(tx, body, { staffId, now: clock() })
      await audit(body.slug, { ...saved, fields: changed })
      return shown(tx, body.slug)
    },
  })

  staffRoute(app, deps, staffPagesApi.savePageDraft, {
    handle: async (tx, { body, staff: { staffId } }, audit) => {
      const { changed, ...saved } = await savePageDraft(tx, body, { staffId, now: clock() })
      await audit(body.slug, { ...saved, fields: changed })
      return shown(tx, body.slug)
    },
  })

  // It changes nothing that others see, and leaves no row in the audit.
  staffRouteOfItsOwn(app, deps, staffPagesApi.previewPage, {
    handle: ({ body: { slug, fields }, staff: { staffId } }) =>
      deps.transact((tx) =>
        storePreview(deps, tx, { subject: slug, content: previewedPage(fields), staffId }),
      ),
  })

  staffRoute(app, deps, staffPagesApi.planPage, {
    handle: async (tx, { body, staff: { staffId } }, audit) => {
      const publishAt = await planPage(tx, body, { staffId, now: clock() })
      await audit(body.slug, { publishAt: publishAt?.toISOString() ?? null })
      return shown(tx, body.slug)
    },
  })

  staffRoute(app, deps, staffPagesApi.discardPageDraft, {
    handle: async (tx, { body }, audit) => {
      await discardPageDraft(tx, body, clock())
      await audit(body.slug, { revision: body.revision })
      return shown(tx, body.slug)
    },
  })

  staffRoute(app, deps, staffPagesApi.deletePage, {
    handle: async (tx, { body }, audit) => {
      await deletePage(tx, body, clock())
      await audit(body.slug, { revision: body.revision })
      return shown(tx, body.slug)
    },
  })

  staffRoute(app, deps, staffPagesApi.restorePage, {
    handle: async (tx, { body, staff: { staffId } }, audit) => {
      const { revision } = await restorePage(tx, body, { staffId, now: clock() })
      await audit(body.slug, { revision, version: body.version })
      return shown(tx, body.slug)
    },
  })
}
