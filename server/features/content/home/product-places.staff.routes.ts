import { productPlacesApi } from '@rimal/contract/staff/product-places'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { staffRead } from '../../../http/staff-route.ts'
import { getProductPlaces } from './product-places.ts'

export function productPlacesRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, productPlacesApi.productPlaces, ({ params: { id }, language }) =>
    getProductPlaces(deps, { id, language }),
  )
}
