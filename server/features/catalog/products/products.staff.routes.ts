import { localTime } from '@rimal/contract/dates'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import {
  type ProductRow,
  type StaffProduct,
  staffProductsApi,
} from '@rimal/contract/staff/products'
import { mayDo } from '@rimal/contract/permissions'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../../db/connect.ts'
import type { Deps } from '../../../deps.ts'
import { pageFrom, positionOf, totalOf } from '../../../http/page-of.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { staffRead, staffRoute } from '../../../http/staff-route.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { pictureIn } from '../picture-in.ts'
import { changeProductState } from './change-product-state.ts'
import { createProduct } from './create-product.ts'
import { duplicateProduct } from './duplicate-product.ts'
import {
  countMatching,
  countProducts,
  listProductRows,
  type StoredProductRow,
} from './list-products-of-shop.sql.ts'
import { saveProduct } from './save-product.ts'
import { previewKeyOf } from './preview-key.ts'
import { getStaffProduct, type ShownProduct } from './show-product.ts'

export function staffProductsRoutes(app: FastifyInstance, deps: Deps) {
  const { db, clock } = deps
  const today = async (queries: Queries) =>
    localTime(clock(), (await findSettings(queries)).timeZone).day

  const shown = (product: ShownProduct): StaffProduct => ({
    ...product,
    previewKey: previewKeyOf(deps, product.id),
  })

  staffRead(app, deps, staffProductsApi.listProductsOfShop, async ({ query, language }) => {
    const { q = '', state, type, untranslated, sort = 'saved' } = query
    const filter = { words: q.split(/\s+/).filter(Boolean).slice(0, 6), state, type, untranslated }
    const [rows, counted] = await Promise.all([
      listProductRows(db, filter, { sort, after: positionOf(query) }),
      countMatching(db, filter),
    ])
    const page = pageFrom(rows, query, ({ place, id }) => ({ value: place, id }))
    return {
      items: page.rows.map((row) => rowIn(row, language)),
      next: page.next,
      total: totalOf(counted),
    }
  })

  staffRead(app, deps, staffProductsApi.countProductsOfShop, () => countProducts(db))

  staffRead(app, deps, staffProductsApi.productOfShop, async ({ params }) =>
    shown(await getStaffProduct(db, params.id)),
  )

  staffRoute(app, deps, staffProductsApi.createProduct, {
    handle: async (tx, { body, staff: { staffId, role } }, audit) => {
      if (!mayDo(role, 'prices.change')) throw new ShopError('not_allowed')
      const id = await createProduct(tx, body, { staffId, now: clock(), today: await today(tx) })
      await audit(id, { name: body.name.en })
      return shown(await getStaffProduct(tx, id))
    },
  })

  staffRoute(app, deps, staffProductsApi.saveProduct, {
    handle: async (tx, { body, staff: { staffId, role } }, audit) => {
      const by = { staffId, now: clock(), mayPrice: mayDo(role, 'prices.change') }
      const { product, changed } = await saveProduct(tx, body, by)
      await audit(body.id, changed)
      return shown(product)
    },
  })

  staffRoute(app, deps, staffProductsApi.changeProductState, {
    handle: async (tx, { body, staff: { staffId } }, audit) => {
      const product = await changeProductState(tx, body, { staffId, now: clock() })
      await audit(body.id, { state: product.state, publishAt: product.publishAt })
      return shown(product)
    },
  })

  staffRoute(app, deps, staffProductsApi.duplicateProduct, {
    handle: async (tx, { body, staff: { staffId } }, audit) => {
      const by = { staffId, now: clock(), today: await today(tx) }
      const id = await duplicateProduct(tx, body.id, by)
      await audit(id, { of: body.id })
      return shown(await getStaffProduct(tx, id))
    },
  })
}

function rowIn({ place: _place, ...row }: StoredProductRow, language: LanguageCode): ProductRow {
  return {
    ...row,
    publishAt: row.publishAt && new Date(row.publishAt).toISOString(),
    picture: row.picture && pictureIn(row.picture, language),
    items: row.items.map((item) => ({
      ...item,
      name: textIn(item.name, language),
      sizes: item.sizes as ProductRow['items'][number]['sizes'],
    })),
  }
}
