import { localTime } from '@rimal/contract/dates'
import { type StaffProduct, staffProductsApi } from '@rimal/contract/staff/products'
import { mayDo } from '@rimal/contract/permissions'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../../../db/connect.ts'
import type { Deps } from '../../../deps.ts'
import { totalOf } from '../../../http/page-of.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { staffRead, staffRoute } from '../../../http/staff-route.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { changeProductAddress } from './change-product-address.ts'
import { changeProductState } from './change-product-state.ts'
import { createProduct } from './create-product.ts'
import { duplicateProduct } from './duplicate-product.ts'
import { countMatching, countProducts, productFilterOf } from './list-products-of-shop.sql.ts'
import { readProductPage } from './read-product-page.ts'
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
    const [page, counted] = await Promise.all([
      readProductPage(db, query, language),
      countMatching(db, productFilterOf(query)),
    ])
    return { ...page, total: totalOf(counted) }
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

  staffRoute(app, deps, staffProductsApi.changeProductAddress, {
    handle: async (tx, { body, staff: { staffId } }, audit) => {
      const changed = await changeProductAddress(tx, body, { staffId, now: clock() })
      const { product, from, takenFrom } = changed
      await audit(body.id, { from, to: product.address, takenFrom })
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
