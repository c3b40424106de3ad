import { productionApi } from '@rimal/contract/staff/production'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../../deps.ts'
import { staffRoute } from '../../../../http/staff-route.ts'
import { addTrackingEvent } from './track-shipment.ts'

export function shipmentsRoutes(app: FastifyInstance, deps: Deps) {
  staffRoute(app, deps, productionApi.addTrackingEvent, {
    handle: async (tx, { body, staff }, audit) => {
      const actor = `staff:${staff.staffId}` as const
      const { order, from, status } = await addTrackingEvent(deps, tx, { ...body, actor })
      await audit(order.number, { from, to: body.step })
      return { number: order.number, status, shipmentState: body.step }
    },
  })
}
