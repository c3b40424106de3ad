import { listFilesApi } from '@rimal/contract/staff/lists/list-files'
import { staffPaymentsApi } from '@rimal/contract/staff/payments'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { fileRoute } from '../../../http/file-route.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { staffRead, staffRoute, staffRouteOfItsOwn } from '../../../http/staff-route.ts'
import { closeDiscrepancy } from './close-discrepancy.ts'
import { discrepancyFile } from './list/discrepancy-file.ts'
import { listDiscrepancies } from './list/list-discrepancies.ts'
import { refundDiscrepancy } from './refund-discrepancy.ts'

export function staffPaymentsRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, staffPaymentsApi.listDiscrepancies, ({ query }) =>
    listDiscrepancies(deps.db, query),
  )
  fileRoute(app, deps, listFilesApi.downloadDiscrepancies, ({ query, language }) =>
    discrepancyFile(deps, query, language),
  )

  staffRoute(app, deps, staffPaymentsApi.closeDiscrepancy, {
    handle: async (tx, { body }, audit) => {
      const { discrepancyId, note } = body
      const closed = await closeDiscrepancy(tx, { discrepancyId, note, now: deps.clock() })
      if (!closed) throw new ShopError('discrepancy_not_found')
      await audit(`${closed.provider} ${closed.providerRef}`, { note })
      return {}
    },
  })

  staffRouteOfItsOwn(app, deps, staffPaymentsApi.refundDiscrepancy, {
    handle: ({ body, staff }, auditIn) => refundDiscrepancy(deps, { ...body, staff }, auditIn),
  })
}
