import { listFilesApi } from '@rimal/contract/staff/lists/list-files'
import { refundsApi } from '@rimal/contract/staff/refunds'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { fileRoute } from '../../../http/file-route.ts'
import { staffRead, staffRoute } from '../../../http/staff-route.ts'
import { decideRefund, refundOrder } from './refund-order.ts'
import { previewRefund } from './preview-refund.ts'
import { listRefunds } from './list/list-refunds.ts'
import { refundFile } from './list/refund-file.ts'

export function refundsRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, refundsApi.listRefunds, ({ query }) => listRefunds(deps.db, query))
  fileRoute(app, deps, listFilesApi.downloadRefunds, ({ query, language }) =>
    refundFile(deps, query, language),
  )

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
