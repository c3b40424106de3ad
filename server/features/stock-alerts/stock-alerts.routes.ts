import { catalogApi } from '@rimal/contract/catalog'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import { ShopError } from '../../http/shop-error.ts'
import { requireEmail } from '../contact/email-address.ts'
import { hasVariant, insertAlert } from './stock-alerts.sql.ts'

export function stockAlertsRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, catalogApi.tellWhenBack, async ({ body, language }) => {
    const email = requireEmail(body.email)
    if (!(await hasVariant(deps.db, body.sku))) throw new ShopError('product_not_found')
    await insertAlert(deps.db, { sku: body.sku, email, language })
    return {}
  })
}
