import { staffHomeApi } from '@rimal/contract/staff/home'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../../deps.ts'
import { staffRead, staffRoute } from '../../../../http/staff-route.ts'
import { saveHome } from './save-home.ts'
import { showHome } from './show-home.ts'

export function staffHomeRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, staffHomeApi.getStaffHome, () => showHome(deps.db))

  staffRoute(app, deps, staffHomeApi.saveHome, {
    handle: async (tx, { body }, audit) => {
      await audit('home', await saveHome(tx, body))
      return showHome(tx)
    },
  })
}
