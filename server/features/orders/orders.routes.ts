import { ordersApi } from '@rimal/contract/orders'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import { findOrder } from './reading/find-order.ts'
import { getOrder } from './reading/get-order.ts'

export function ordersRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, ordersApi.getOrder, ({ params, language }) =>
    getOrder(deps, params.orderToken, language),
  )

  route(app, deps, ordersApi.findOrder, ({ body }) => findOrder(deps, body))
}
