import { staffOrdersApi } from '@rimal/contract/staff/orders'
import type { OrderStatus } from '@rimal/contract/statuses'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { cancelOrder } from '../cancellation/cancel-order.ts'
import { staffPolicy } from '../cancellation/cancellation-policy.ts'
import { previewCancellation } from '../cancellation/preview-cancellation.ts'
import { lockByNumber } from '../../orders/lock-by-number.ts'
import { getAnyOrder } from '../../orders/order-view/get-order.ts'
import { lockPayouts } from '../../staff/daily-limit.ts'
import { staffRead, staffRoute } from '../../../http/staff-route.ts'
import { listOrders } from './list-orders.ts'
import { countOpenOrders } from './list-orders.sql.ts'
import { moveOrder } from './move-order.ts'
import { shipOrder } from './ship-order.ts'
import { notifyStatus, notifyShipped } from './notify-status.ts'

const steps = [
  [staffOrdersApi.confirmOrder, 'confirmed'],
  [staffOrdersApi.startProduction, 'in_production'],
  [staffOrdersApi.orderReady, 'ready'],
  [staffOrdersApi.deliverOrder, 'delivered'],
  [staffOrdersApi.deliveryFailed, 'delivery_failed'],
  [staffOrdersApi.completeOrder, 'completed'],
] as const satisfies [unknown, OrderStatus][]

export function staffOrdersRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, staffOrdersApi.listOrdersOfShop, ({ query, language, staff: { role } }) =>
    listOrders(deps, query, { language, role }),
  )

  staffRead(app, deps, staffOrdersApi.countOpenOrders, () => countOpenOrders(deps.db))

  staffRead(app, deps, staffOrdersApi.orderOfShop, ({ params, language }) =>
    getAnyOrder(deps, params.orderNumber, language),
  )

  for (const [endpoint, to] of steps) {
    staffRoute(app, deps, endpoint, {
      handle: async (tx, { body, staff }, audit) => {
        const actor = `staff:${staff.staffId}` as const
        const { order, moved } = await moveOrder(deps, tx, { ...body, to, actor })
        if (moved) await notifyStatus(deps, tx, order, to)
        await audit(order.number, { from: order.status, to })
        return { number: order.number, status: to }
      },
    })
  }

  staffRoute(app, deps, staffOrdersApi.shipOrder, {
    handle: async (tx, { body, staff }, audit) => {
      const actor = `staff:${staff.staffId}` as const
      const { order, shipment } = await shipOrder(deps, tx, { ...body, actor })
      if (shipment) await notifyShipped(deps, tx, order, shipment)
      await audit(order.number, { from: order.status, to: 'shipped', carrier: body.carrier })
      return { number: body.orderNumber, status: 'shipped' as const }
    },
  })

  staffRead(app, deps, staffOrdersApi.previewCancellationOfShop, ({ query, staff }) =>
    deps.transact((tx) => previewCancellation(deps, tx, { ...query, staff })),
  )

  staffRoute(app, deps, staffOrdersApi.cancelOrderOfShop, {
    handle: async (tx, { body, staff }, audit) => {
      await lockPayouts(tx, staff)
      const order = await lockByNumber(tx, body.orderNumber)
      await cancelOrder(deps, tx, order, { units: 'all', why: body, policy: staffPolicy(staff) })
      await audit(body.orderNumber, { to: 'cancelled', reason: body.reason })
      return { number: body.orderNumber, status: 'cancelled' as const }
    },
  })

  staffRoute(app, deps, staffOrdersApi.cancelOrderLinesOfShop, {
    handle: async (tx, { body, staff }, audit) => {
      const { orderNumber, lines, reason } = body
      await lockPayouts(tx, staff)
      const order = await lockByNumber(tx, orderNumber)
      const cancelling = { units: body, why: body, policy: staffPolicy(staff) }
      const { whole } = await cancelOrder(deps, tx, order, cancelling)
      const status = whole ? 'cancelled' : order.status
      await audit(orderNumber, { lines, reason, status })
      return { number: orderNumber, status }
    },
  })
}
