import type { LanguageCode } from '@rimal/contract/language'
import { type StaffHome, staffHomeApi } from '@rimal/contract/staff/home'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../../../db/connect.ts'
import type { Deps } from '../../../../deps.ts'
import { pagePreviewKey } from '../../../../http/web/preview-key.ts'
import { staffRead, staffRoute, staffRouteOfItsOwn } from '../../../../http/staff-route.ts'
import { storePreview } from '../store-preview.ts'
import {
  discardHomeDraft,
  planHome,
  previewedHome,
  restoreHome,
  saveHome,
  saveHomeDraft,
} from './save-home.ts'
import { showHome, showHomeVersions } from './show-home.ts'

export function staffHomeRoutes(app: FastifyInstance, deps: Deps) {
  const { db, clock } = deps
  const shown = async (queries: Queries, language: LanguageCode): Promise<StaffHome> => ({
    ...(await showHome(queries, language)),
    previewKey: pagePreviewKey(deps, 'home'),
  })

  staffRead(app, deps, staffHomeApi.getStaffHome, ({ language }) => shown(db, language))

  staffRead(app, deps, staffHomeApi.listHomeVersions, () => showHomeVersions(db))

  staffRoute(app, deps, staffHomeApi.saveHome, {
    handle: async (tx, { body, language, staff: { staffId } }, audit) => {
      await audit('home', await saveHome(tx, body, { staffId, now: clock() }))
      return shown(tx, language)
    },
  })

  staffRoute(app, deps, staffHomeApi.saveHomeDraft, {
    handle: async (tx, { body, language, staff: { staffId } }, audit) => {
      await audit('home', await saveHomeDraft(tx, body, { staffId, now: clock() }))
      return shown(tx, language)
    },
  })

  // It changes nothing that others see, and leaves no row in the audit.
  staffRouteOfItsOwn(app, deps, staffHomeApi.previewHome, {
    handle: ({ body, staff: { staffId } }) =>
      deps.transact(async (tx) => {
        const content = await previewedHome(tx, body)
        return storePreview(deps, tx, { subject: 'home', content, staffId })
      }),
  })

  staffRoute(app, deps, staffHomeApi.planHome, {
    handle: async (tx, { body, language, staff: { staffId } }, audit) => {
      const publishAt = await planHome(tx, body, { staffId, now: clock() })
      await audit('home', { publishAt: publishAt?.toISOString() ?? null })
      return shown(tx, language)
    },
  })

  staffRoute(app, deps, staffHomeApi.discardHomeDraft, {
    handle: async (tx, { body: { revision }, language }, audit) => {
      await discardHomeDraft(tx, revision, clock())
      await audit('home', { revision })
      return shown(tx, language)
    },
  })

  staffRoute(app, deps, staffHomeApi.restoreHome, {
    handle: async (tx, { body, language, staff: { staffId } }, audit) => {
      const revision = await restoreHome(tx, body, { staffId, now: clock() })
      await audit('home', { revision, version: body.version })
      return shown(tx, language)
    },
  })
}
