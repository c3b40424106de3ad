import { paymentsApi } from '@rimal/contract/payments'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { staffRead, staffRoute, staffRouteOfItsOwn } from '../../staff/staff-route.ts'
import { closeFinding, listFindings } from './close-finding.ts'
import { giveBackFinding } from './give-back-finding.ts'

export function paymentDeskRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, paymentsApi.listFindings, () => listFindings(deps))

  staffRoute(app, deps, paymentsApi.closeFinding, {
    handle: async (tx, { body }, audit) => {
      const { findingId, note } = body
      const closed = await closeFinding(tx, { findingId, note, now: deps.clock() })
      if (!closed) throw new ShopError('finding_not_found')
      await audit(`${closed.provider} ${closed.providerRef}`, { note })
      return {}
    },
  })

  staffRouteOfItsOwn(app, deps, paymentsApi.giveBackFinding, {
    wakes: ['expire-unpaid-orders'],
    handle: ({ body }, auditIn) => giveBackFinding(deps, body, auditIn),
  })
}
