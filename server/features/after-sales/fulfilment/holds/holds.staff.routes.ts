import { productionApi } from '@rimal/contract/staff/production'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../../deps.ts'
import { staffRoute } from '../../../../http/staff-route.ts'
import { holdOrder } from './hold-order.ts'
import { releaseOrder } from './release-order.ts'

export function holdingRoutes(app: FastifyInstance, deps: Deps) {
  staffRoute(app, deps, productionApi.holdOrder, {
    handle: async (tx, { body, staff }, audit) => {
      const actor = `staff:${staff.staffId}` as const
      const { number, status } = await holdOrder(deps, tx, { ...body, actor })
      await audit(number, { from: status, to: 'on_hold', reason: body.reason })
      return { number, status: 'on_hold' as const }
    },
  })

  staffRoute(app, deps, productionApi.releaseOrder, {
    handle: async (tx, { body, staff }, audit) => {
      const actor = `staff:${staff.staffId}` as const
      const { order, status } = await releaseOrder(deps, tx, { ...body, actor })
      await audit(order.number, { from: order.status, to: status })
      return { number: order.number, status }
    },
  })
}
