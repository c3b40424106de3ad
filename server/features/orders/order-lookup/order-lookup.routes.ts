import { ordersApi } from '@rimal/contract/orders'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../http/route.ts'
import { callerOf } from '../../customers/caller.ts'
import { findOrder } from './find-order.ts'

export function orderSearchRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, ordersApi.findOrder, ({ body, request }) =>
    findOrder(deps, callerOf(deps, request), body),
  )
}
