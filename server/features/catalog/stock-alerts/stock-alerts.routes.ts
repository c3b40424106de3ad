import { catalogApi } from '@rimal/contract/catalog'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../http/route.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { callerOf } from '../../customers/caller.ts'
import { readAlertContact } from './read-alert-contact.ts'
import { countOpenAlerts, hasVariant, insertAlert } from './stock-alerts.sql.ts'

/**
 * The highest number of open alerts of one phone: nobody can make the shop send somebody else text messages about
 * more sizes.
 */
const maxOpenAlerts = 5

export function stockAlertsRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deps, catalogApi.notifyWhenBack, async ({ body, language, request }) => {
    const { sku } = body
    if (!(await hasVariant(deps.db, sku))) throw new ShopError('product_not_found')
    const contact = await readAlertContact(deps, callerOf(deps, request), body)
    await deps.transact(async (tx) => {
      if ('phone' in contact && (await countOpenAlerts(tx, { ...contact, sku })) >= maxOpenAlerts) {
        throw new ShopError('too_many_alerts')
      }
      await insertAlert(tx, { sku, ...contact, language })
    })
    return {}
  })
}
