import { staffCreditApi } from '@rimal/contract/staff/credit'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { staffRead, staffRoute } from '../../http/staff-route.ts'
import { correctCredit } from './correct-credit.ts'
import { getCreditOf, grantCredit } from './grant-credit.ts'

export function staffCreditRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, staffCreditApi.creditOfCustomer, ({ query }) =>
    getCreditOf(deps.db, query.contact),
  )

  staffRoute(app, deps, staffCreditApi.grantCredit, {
    handle: async (tx, { body, staff }, audit) => {
      const credit = await grantCredit(deps, tx, { ...body, staff })
      const { key, amount, currency, reason, note } = body
      await audit(credit.customerId, { key, amount, currency, reason, note })
      return credit
    },
  })

  staffRoute(app, deps, staffCreditApi.correctCredit, {
    handle: async (tx, { body, staff }, audit) => {
      const credit = await correctCredit(deps, tx, { ...body, staff })
      const { key, amount, currency, note } = body
      await audit(credit.customerId, { key, amount, currency, note })
      return credit
    },
  })
}
