import { importsApi } from '@rimal/contract/staff/imports'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { fileRoute } from '../../../http/file-route.ts'
import { staffRead, staffRoute, staffRouteOfItsOwn } from '../../../http/staff-route.ts'
import { takeTurn } from '../pictures/upload-turns.ts'
import { applyImport, cancelImport } from './change-import.ts'
import { errorFile } from './error-file.ts'
import { exportProducts } from './export-products.ts'
import { getImport, getReport, listImports } from './show-import.ts'
import { uploadImport } from './upload-import.ts'

export async function staffImportsRoutes(app: FastifyInstance, deps: Deps) {
  const { db, clock } = deps
  staffRead(app, deps, importsApi.listImports, () => listImports(db))
  staffRead(app, deps, importsApi.importOfShop, ({ params }) => getReport(db, params.importId))
  fileRoute(app, deps, importsApi.importErrors, ({ params, language }) =>
    errorFile(deps, params.importId, language),
  )
  fileRoute(app, deps, importsApi.exportProducts, ({ query }) => exportProducts(deps, query.format))

  staffRoute(app, deps, importsApi.applyImport, {
    handle: async (tx, { body: { importId }, staff: { staffId } }, audit) => {
      const { fileName: file } = await applyImport(tx, importId, { staffId, now: clock() })
      const answer = await getImport(tx, importId)
      await audit(importId, { file, rows: answer.created + answer.changed })
      return answer
    },
  })
  staffRoute(app, deps, importsApi.cancelImport, {
    handle: async (tx, { body: { importId }, staff: { staffId } }, audit) => {
      const { fileName: file } = await cancelImport(tx, importId, { staffId, now: clock() })
      const answer = await getImport(tx, importId)
      await audit(importId, { file, applied: answer.applied })
      return answer
    },
  })

  await app.register(async (files) => {
    // The declared content type does not matter: the kind of a file is decided by its bytes.
    files.removeAllContentTypeParsers()
    files.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body)
    })
    staffRouteOfItsOwn(files, deps, importsApi.uploadImport, {
      admit: async ({ staff }) => takeTurn(staff.staffId),
      handle: ({ staff: { staffId }, body, query: { file } }, auditIn) =>
        uploadImport(deps, {
          bytes: body,
          fileName: file,
          staffId,
          audit: (tx, id) => auditIn(tx)(id, { file }),
        }),
    })
  })
}
