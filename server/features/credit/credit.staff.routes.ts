import { staffCreditApi } from '@rimal/contract/staff/credit'
import { listFilesApi } from '@rimal/contract/staff/lists/list-files'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { detailsOfFile } from '../../http/lists/details-of-file.ts'
import { staffFileOfPeople } from '../../http/lists/staff-file-route.ts'
import { staffRead, staffReadOfPerson, staffRoute } from '../../http/staff-route.ts'
import { correctCredit } from './correct-credit.ts'
import { getCreditOf, grantCredit } from './grant-credit.ts'
import { creditFile } from './list/credit-file.ts'
import { listCredit, listCreditEntries } from './list/list-credit.ts'

export function staffCreditRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, staffCreditApi.creditOfCustomer, ({ query }) =>
    getCreditOf(deps.db, query.contact),
  )

  staffReadOfPerson(app, deps, staffCreditApi.listCredit, {
    subjectOf: () => 'credit',
    handle: ({ query, staff }) => listCredit(deps.db, query, staff.role),
  })
  staffRead(app, deps, staffCreditApi.listCreditEntries, ({ query }) =>
    listCreditEntries(deps.db, query),
  )
  staffFileOfPeople(
    app,
    deps,
    listFilesApi.downloadCredit,
    async ({ query, language, staff: { role } }) => {
      const { file, rows } = await creditFile(deps, query, { language, role })
      return { file, subject: 'credit', details: detailsOfFile(query, rows) }
    },
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
