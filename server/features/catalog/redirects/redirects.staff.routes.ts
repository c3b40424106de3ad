import { listFilesApi } from '@rimal/contract/staff/lists/list-files'
import { redirectsApi } from '@rimal/contract/staff/redirects'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { fileRoute } from '../../../http/file-route.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { staffRead, staffRoute } from '../../../http/staff-route.ts'
import { addRedirects } from './add-redirects.ts'
import { listRedirects } from './list-redirects.ts'
import { redirectFile } from './redirect-file.ts'
import { deleteRow } from './redirects.sql.ts'

export function redirectsRoutes(app: FastifyInstance, deps: Deps) {
  const { db, clock } = deps

  staffRead(app, deps, redirectsApi.listRedirects, ({ query }) => listRedirects(db, query))
  fileRoute(app, deps, listFilesApi.downloadRedirects, ({ query, language }) =>
    redirectFile(deps, query, language),
  )

  staffRoute(app, deps, redirectsApi.addRedirects, {
    handle: async (tx, { body: { redirects }, staff: { staffId } }, audit) => {
      const { host } = deps.config.publicUrl
      const answer = await addRedirects(tx, redirects, { staffId, now: clock(), host })
      const added = redirects.filter((_, index) =>
        answer.skipped.every((one) => one.index !== index),
      )
      await audit('redirects', { added: added.map(({ from, to }) => `${from} → ${to}`) })
      return answer
    },
  })

  staffRoute(app, deps, redirectsApi.deleteRedirect, {
    handle: async (tx, { body: { path } }, audit) => {
      if (!(await deleteRow(tx, path))) throw new ShopError('not_found')
      await audit('redirects', { deleted: path })
      return {}
    },
  })
}
