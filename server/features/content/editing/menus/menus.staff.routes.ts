import { linkTargetsApi } from '@rimal/contract/staff/link-targets'
import { staffMenusApi } from '@rimal/contract/staff/menus'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../../deps.ts'
import { staffRead, staffRoute } from '../../../../http/staff-route.ts'
import { resetMenus, saveMenus } from './save-menus.ts'
import { listLinkTargets, showMenus } from './show-menus.ts'

export function staffMenusRoutes(app: FastifyInstance, deps: Deps) {
  const { listing } = deps

  staffRead(app, deps, linkTargetsApi.listLinkTargets, () => listLinkTargets(deps))

  staffRead(app, deps, staffMenusApi.getStaffMenus, () => showMenus(deps))

  staffRoute(app, deps, staffMenusApi.saveMenus, {
    handle: async (tx, { body }, audit) => {
      await audit('menus', { parts: await saveMenus(tx, deps, body) })
      return showMenus({ db: tx, listing })
    },
  })

  staffRoute(app, deps, staffMenusApi.resetMenus, {
    handle: async (tx, { body }, audit) => {
      await resetMenus(tx, body.revision)
      await audit('menus')
      return showMenus({ db: tx, listing })
    },
  })
}
