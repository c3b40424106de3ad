import { listFilesApi } from '@rimal/contract/staff/lists/list-files'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { staffFileOfPeople } from '../../../http/lists/staff-file-route.ts'
import { customerFile } from './customer-file.ts'
import { kindOfSearch } from './list-customers.ts'

export function customerFileRoutes(app: FastifyInstance, deps: Deps) {
  staffFileOfPeople(
    app,
    deps,
    listFilesApi.downloadCustomers,
    async ({ query, language, staff: { role } }) => {
      const { file, rows } = await customerFile(deps, query, { language, role })
      return { file, subject: kindOfSearch(query.q), details: { rows, columns: query.columns } }
    },
  )
}
