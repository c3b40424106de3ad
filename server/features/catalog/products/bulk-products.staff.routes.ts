import { textIn } from '@rimal/contract/language'
import { bulkApi } from '@rimal/contract/staff/lists/bulk'
import { listFilesApi } from '@rimal/contract/staff/lists/list-files'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { fileRoute } from '../../../http/file-route.ts'
import { runBulk } from '../../../http/lists/run-bulk.ts'
import { staffRouteOfItsOwn } from '../../../http/staff-route.ts'
import { changeOneProduct, requireCollection } from './change-products.ts'
import { listNames } from './change-products.sql.ts'
import { listMatchingIds, productFilterOf } from './list-products-of-shop.sql.ts'
import { productFile } from './product-file.ts'

export function bulkProductsRoutes(app: FastifyInstance, deps: Deps) {
  const { db, clock } = deps

  staffRouteOfItsOwn(app, deps, bulkApi.changeProducts, {
    handle: async ({ body, staff: { staffId }, language }, auditIn) => {
      // Otherwise each product would be skipped for the same wrong collection.
      await requireCollection(db, body)
      return runBulk(deps, body, {
        language,
        listIds: ({ filter, ...next }) =>
          listMatchingIds(db, { ...next, filter: productFilterOf(filter) }),
        listNames: async (ids) => {
          const names = await listNames(db, ids)
          return new Map([...names].map(([id, name]) => [id, textIn(name, language)]))
        },
        change: (id) =>
          deps.transact(async (tx) => {
            const changed = await changeOneProduct(tx, id, body, { staffId, now: clock() })
            await auditIn(tx)(id, changed)
          }),
      })
    },
  })

  fileRoute(app, deps, listFilesApi.downloadProducts, ({ query, language }) =>
    productFile(deps, query, language),
  )
}
