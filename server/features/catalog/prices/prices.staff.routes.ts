import { pricesApi } from '@rimal/contract/staff/prices'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { staffRead, staffRoute } from '../../../http/staff-route.ts'
import { listAllPrices } from './prices.sql.ts'
import { setPrices } from './set-prices.ts'

export function staffPricesRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, pricesApi.listPrices, async ({ query: { currency } }) => {
    const settings = await findSettings(deps.db)
    return listAllPrices(deps.db, { currency, own: currency === settings.currency })
  })

  staffRoute(app, deps, pricesApi.setPrices, {
    handle: async (tx, { body: { prices } }, audit) => {
      await setPrices(tx, prices)
      for (const { product, ...price } of prices) await audit(product, price)
      return { changed: prices.length }
    },
  })
}
