import { creditApi } from '@rimal/contract/credit/credit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import { findSettings } from '../shop/settings/settings.ts'
import { showCredit } from './show-credit.ts'

export function creditRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, creditApi.myCredit, async ({ customerId }) => {
    const [credit, { timeZone }] = await Promise.all([
      showCredit(deps.db, customerId),
      findSettings(deps.db),
    ])
    return { ...credit, timeZone }
  })
}
