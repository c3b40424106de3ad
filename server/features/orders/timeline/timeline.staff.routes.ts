import { orderTimelineApi } from '@rimal/contract/staff/order-timeline'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { staffRead } from '../../../http/staff-route.ts'
import { getTimeline } from './get-timeline.ts'

export function orderTimelineRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, orderTimelineApi.orderTimeline, ({ params }) =>
    getTimeline(deps, params.orderNumber),
  )
}
