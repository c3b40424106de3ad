import { orderDeskApi } from '@rimal/contract/desk/order-desk'
import type { OrderStatus } from '@rimal/contract/statuses'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { announceWindowChanges } from '../catalog/record-window-change.ts'
import { getAnyOrder } from '../orders/reading/get-order.ts'
import { staffRead, staffRoute, staffRouteOfItsOwn } from '../staff/staff-route.ts'
import { wokenByPieces } from '../cancelling/pieces/take-out-pieces.ts'
import { cancelByHouse } from './cancel-by-house.ts'
import { dropPieces } from './drop-pieces.ts'
import { listOrders } from './list-orders.ts'
import { moveOrder } from './move-order.ts'
import { shipOrder } from './ship-order.ts'
import { tellMoved, tellShipped } from './tell-moved.ts'

const steps = [
  [orderDeskApi.confirmOrder, 'confirmed'],
  [orderDeskApi.startProduction, 'in_production'],
  [orderDeskApi.orderReady, 'ready'],
  [orderDeskApi.deliverOrder, 'delivered'],
  [orderDeskApi.deliveryFailed, 'delivery_failed'],
  [orderDeskApi.completeOrder, 'completed'],
] as const satisfies [unknown, OrderStatus][]

export function orderDeskRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, orderDeskApi.listOrdersOfShop, ({ query, language }) =>
    listOrders(deps, { status: query.status, language }),
  )

  staffRead(app, deps, orderDeskApi.orderOfShop, ({ params, language }) =>
    getAnyOrder(deps, params.orderNumber, language),
  )

  for (const [endpoint, to] of steps) {
    staffRoute(app, deps, endpoint, {
      wakes: ['settle-open-payments', 'send-messages'],
      handle: async (tx, { body, staff }, audit) => {
        const actor = `staff:${staff.customerId}` as const
        const { order, moved } = await moveOrder(deps, tx, { ...body, to, actor })
        if (moved) await tellMoved(deps, tx, order, to)
        await audit(order.number, { from: order.status, to })
        return { number: order.number, status: to }
      },
    })
  }

  staffRouteOfItsOwn(app, deps, orderDeskApi.shipOrder, {
    wakes: ['settle-open-payments', 'send-messages'],
    handle: async ({ body, staff }, auditIn) => {
      const actor = `staff:${staff.customerId}` as const
      const { windowChanged } = await deps.db.transaction(async (tx) => {
        const sent = await shipOrder(deps, tx, { ...body, actor })
        const { number, status } = sent.order
        if (sent.shipment) await tellShipped(deps, tx, sent.order, sent.shipment)
        await auditIn(tx)(number, { from: status, to: 'shipped', carrier: body.carrier })
        return sent
      })
      if (windowChanged) await announceWindowChanges(deps)
      return { number: body.orderNumber, status: 'shipped' as const }
    },
  })

  staffRouteOfItsOwn(app, deps, orderDeskApi.cancelOrderOfShop, {
    wakes: ['settle-open-payments', 'send-messages'],
    handle: async ({ body, staff }, auditIn) => {
      const actor = `staff:${staff.customerId}` as const
      const { windowChanged } = await deps.db.transaction(async (tx) => {
        const moved = await cancelByHouse(deps, tx, { ...body, actor })
        await auditIn(tx)(body.orderNumber, { to: 'cancelled', reason: body.reason })
        return moved
      })
      if (windowChanged) await announceWindowChanges(deps)
      return { number: body.orderNumber, status: 'cancelled' as const }
    },
  })

  staffRouteOfItsOwn(app, deps, orderDeskApi.cancelPiecesOfShop, {
    wakes: wokenByPieces,
    handle: async ({ body, staff }, auditIn) => {
      const { status, windowChanged } = await deps.db.transaction(async (tx) => {
        const done = await dropPieces(deps, tx, { ...body, staff })
        const { pieces, reason } = body
        await auditIn(tx)(body.orderNumber, { pieces, reason, status: done.status })
        return done
      })
      if (windowChanged) await announceWindowChanges(deps)
      return { number: body.orderNumber, status }
    },
  })
}
