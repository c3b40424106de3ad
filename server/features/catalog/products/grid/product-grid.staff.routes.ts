import type { BodyOf } from '@rimal/contract/endpoint'
import { textIn } from '@rimal/contract/language'
import { bulkAtOnce } from '@rimal/contract/limits'
import { productGridApi } from '@rimal/contract/staff/product-grid'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../../../db/connect.ts'
import type { Deps } from '../../../../deps.ts'
import { runBulk } from '../../../../http/lists/run-bulk.ts'
import { totalOf } from '../../../../http/page-of.ts'
import { ShopError } from '../../../../http/shop-error.ts'
import { staffRead, staffRouteOfItsOwn } from '../../../../http/staff-route.ts'
import { countMatching, productFilterOf } from '../list-products-of-shop.sql.ts'
import { readProductPage } from '../read-product-page.ts'
import { listGridProducts } from './grid.sql.ts'
import { type AdjustStock, saveGridProduct } from './save-grid-product.ts'

/** `adjustStock` moves stock, which belongs to the orders. */
export function productGridRoutes(app: FastifyInstance, deps: Deps, adjustStock: AdjustStock) {
  const { db, clock } = deps

  staffRead(app, deps, productGridApi.listProductGrid, async ({ query, language }) => {
    if (query.ids !== undefined) return listNamed(db, query.ids)
    const [page, counted] = await Promise.all([
      readProductPage(db, query, language),
      countMatching(db, productFilterOf(query)),
    ])
    const ids = page.items.map(({ id }) => id)
    return {
      items: await listGridProducts(db, ids),
      next: page.next,
      total: totalOf(counted),
    }
  })

  staffRouteOfItsOwn(app, deps, productGridApi.saveProductGrid, {
    handle: async ({ body, staff: { staffId, role }, language }, auditIn) => {
      const changes = changesById(body)
      const ids = [...changes.keys()]
      const report = await runBulk(
        deps,
        { selection: { ids } },
        {
          language,
          listIds: () => Promise.resolve([]),
          listNames: async () => {
            const products = await listGridProducts(db, ids)
            return new Map(products.map(({ id, name }) => [id, textIn(name, language)]))
          },
          change: (id) =>
            deps.transact(async (tx) => {
              const change = changes.get(id)
              if (!change) throw new ShopError('product_not_found')
              const by = { staffId, role, now: clock() }
              const saved = await saveGridProduct(tx, change, { by, reason: body, adjustStock })
              await auditIn(tx)(id, saved)
            }),
        },
      )
      // Where the database is away, what was done is known all the same.
      return { ...report, products: report.ended ? [] : await listGridProducts(db, ids) }
    },
  })
}

async function listNamed(db: Queries, names: string) {
  const ids = [...new Set(names.split(','))]
  if (ids.length > bulkAtOnce) throw new ShopError('invalid_input', { ids: 'too_long' })
  const items = await listGridProducts(db, ids)
  return { items, next: null, total: totalOf(items.length) }
}

type Body = BodyOf<typeof productGridApi.saveProductGrid>

/** @throws invalid_input where a product stands twice */
function changesById({ products }: Body) {
  const changes = new Map<string, Body['products'][number]>()
  for (const [index, change] of products.entries()) {
    if (changes.has(change.id))
      throw new ShopError('invalid_input', { [`products.${index}.id`]: 'duplicate' })
    changes.set(change.id, change)
  }
  return changes
}
