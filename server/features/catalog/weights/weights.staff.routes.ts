import { staffCatalogApi } from '@rimal/contract/staff/weights'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { staffRoute } from '../../../http/staff-route.ts'
import { setWeight } from './set-weight.ts'

export function staffCatalogRoutes(app: FastifyInstance, deps: Deps) {
  // Product pages assume a usual weight, and carts read the weight anew each time.
  staffRoute(app, deps, staffCatalogApi.setWeight, {
    handle: async (tx, { body }, audit) => {
      await setWeight(tx, { skuOrProduct: body.product, grams: body.grams })
      await audit(body.product, { grams: body.grams })
      return {}
    },
  })
}
