import { makingApi } from '@rimal/contract/desk/making'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { staffRoute } from '../../staff/staff-route.ts'
import { holdOrder } from './hold-order.ts'
import { releaseOrder } from './release-order.ts'

export function holdingRoutes(app: FastifyInstance, deps: Deps) {
  staffRoute(app, deps, makingApi.holdOrder, {
    wakes: ['send-messages'],
    handle: async (tx, { body, staff }, audit) => {
      const actor = `staff:${staff.customerId}` as const
      const { number, status } = await holdOrder(deps, tx, { ...body, actor })
      await audit(number, { from: status, to: 'on_hold', reason: body.reason })
      return { number, status: 'on_hold' as const }
    },
  })

  staffRoute(app, deps, makingApi.releaseOrder, {
    wakes: ['send-messages'],
    handle: async (tx, { body, staff }, audit) => {
      const actor = `staff:${staff.customerId}` as const
      const { order, status } = await releaseOrder(deps, tx, { ...body, actor })
      await audit(order.number, { from: order.status, to: status })
      return { number: order.number, status }
    },
  })
}
