import { listFilesApi } from '@rimal/contract/staff/lists/list-files'
import { stockApi } from '@rimal/contract/staff/stock'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { fileRoute } from '../../../http/file-route.ts'
import { staffRead, staffRoute } from '../../../http/staff-route.ts'
import { adjustStock, countStock } from './adjust-stock.ts'
import type { MovedStock } from './adjust-stock.sql.ts'
import { listMovements } from './list-movements.ts'
import { movementFile } from './movement-file.ts'
import { stockFile } from './stock-file.ts'
import { getStock, listStock } from './stock-rows.ts'
import { listFigures } from './stock-rows.sql.ts'

export function staffStockRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, stockApi.listStock, ({ query, language }) =>
    listStock(deps.db, query, language),
  )
  staffRead(app, deps, stockApi.stockOf, ({ params: { sku }, language }) =>
    getStock(deps.db, { sku, language }),
  )
  staffRead(app, deps, stockApi.listStockMovements, ({ query }) => listMovements(deps.db, query))
  fileRoute(app, deps, listFilesApi.downloadStock, ({ query, language }) =>
    stockFile(deps, query, language),
  )
  fileRoute(app, deps, listFilesApi.downloadStockMovements, ({ query, language }) =>
    movementFile(deps, query, language),
  )

  staffRoute(app, deps, stockApi.adjustStock, {
    handle: async (tx, { body, staff: { staffId } }, audit) => {
      const moved = await adjustStock(tx, { ...body, staffId, at: deps.clock() })
      const { key, kind } = body
      await audit(subjectOf(moved), { ...changesOf(moved), kind, key })
      return { stock: await listFigures(tx, skusOf(body.changes)) }
    },
  })
  staffRoute(app, deps, stockApi.countStock, {
    handle: async (tx, { body, staff: { staffId } }, audit) => {
      const moved = await countStock(tx, { ...body, staffId, at: deps.clock() })
      await audit(subjectOf(moved), { ...changesOf(moved), key: body.key })
      return { stock: await listFigures(tx, skusOf(body.counts)) }
    },
  })
}

function skusOf(lines: readonly { sku: string }[]): string[] {
  return lines.map(({ sku }) => sku)
}

/** Returns the product that was changed, and `stock` for several or none. */
function subjectOf(moved: readonly MovedStock[] | null): string {
  const products = new Set(moved?.map(({ productId }) => productId))
  const [first] = products
  return products.size === 1 && first !== undefined ? first : 'stock'
}

/** 'NOOR-BLACK-54: 12 → 17', as the audit log shows details. */
function changesOf(moved: readonly MovedStock[] | null): Record<string, unknown> {
  if (moved === null) return { repeated: true }
  return Object.fromEntries(moved.map(({ sku, from, to }) => [sku, { from, to }]))
}
