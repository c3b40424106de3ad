import { ordersApi } from '@rimal/contract/orders'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import { taxDocumentsApi } from '@rimal/contract/tax/tax-documents'
import { listDocuments } from './invoices/list-documents.ts'
import { orderAgain } from './reorder/order-again.ts'
import { listMyOrders } from './history/list-my-orders.ts'
import { shopperOrders } from './history/shopper-orders.ts'
import { getMyOrder, getOrder } from './order-view/get-order.ts'

export function ordersRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, ordersApi.getOrder, ({ params, language }) =>
    getOrder(deps, params.orderToken, language),
  )

  route(app, deps, ordersApi.myOrders, ({ customerId, query, language }) =>
    listMyOrders(deps, { customerId, after: query.after, language }),
  )

  route(app, deps, ordersApi.myOrder, ({ customerId, params, language }) =>
    getMyOrder(deps, { customerId, orderNumber: params.orderNumber }, language),
  )

  route(app, deps, ordersApi.shopperOrders, ({ shopper }) => shopperOrders(deps, shopper))

  route(app, deps, ordersApi.orderAgain, ({ shopper, body, language }) =>
    orderAgain(deps, { shopper, language, order: body.order }),
  )

  route(app, deps, taxDocumentsApi.listDocuments, ({ params }) =>
    listDocuments(deps, params.orderToken),
  )
}
