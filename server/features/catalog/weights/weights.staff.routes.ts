import { staffCatalogApi } from '@rimal/contract/staff/weights'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { staffRoute } from '../../../http/staff-route.ts'
import { saveWeight } from './weights.sql.ts'

export function staffCatalogRoutes(app: FastifyInstance, deps: Deps) {
  // Product pages assume a usual weight, and carts read the weight anew each time.
  staffRoute(app, deps, staffCatalogApi.setWeight, {
    handle: async (tx, { body }, audit) => {
      if (!(await saveWeight(tx, body))) throw new ShopError('not_found')
      await audit(body.product, { grams: body.grams })
      return {}
    },
  })
}
