import { refundsApi } from '@rimal/contract/staff/refunds'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { staffRead, staffRoute } from '../../../http/staff-route.ts'
import { decideRefund, refundOrder } from './refund-order.ts'
import { previewRefund } from './preview-refund.ts'
import { listRefunds } from './refunds.sql.ts'

export function refundsRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, refundsApi.listRefunds, ({ query }) => listRefunds(deps.db, query))

  staffRead(app, deps, refundsApi.previewRefund, ({ query, staff }) =>
    deps.transact((tx) => previewRefund(deps, tx, { ...query, staff })),
  )

  staffRoute(app, deps, refundsApi.refundOrder, {
    handle: async (tx, { body, staff }, audit) => {
      const refund = await refundOrder(deps, tx, { ...body, staff })
      const { refundId, amount, credit, reason, state } = refund
      await audit(body.orderNumber, { refundId, amount, credit, reason, state })
      return refund
    },
  })

  staffRoute(app, deps, refundsApi.decideRefund, {
    handle: async (tx, { body, staff }, audit) => {
      const refund = await decideRefund(deps, tx, { ...body, staff })
      await audit(refund.orderNumber, { refundId: refund.refundId, approved: body.approved })
      return refund
    },
  })
}
