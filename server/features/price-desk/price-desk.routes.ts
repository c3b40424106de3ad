import { pricesApi } from '@rimal/contract/desk/prices'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { announceWindowChanges } from '../catalog/record-window-change.ts'
import { findSettings } from '../shop/settings.ts'
import { staffRead, staffRouteOfItsOwn } from '../staff/staff-route.ts'
import { listAllPrices } from './prices.sql.ts'
import { setPrices } from './set-prices.ts'

export function priceDeskRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, pricesApi.listPrices, async ({ query: { currency } }) => {
    const settings = await findSettings(deps.db)
    return listAllPrices(deps.db, { currency, own: currency === settings.currency })
  })

  staffRouteOfItsOwn(app, deps, pricesApi.setPrices, {
    handle: async ({ body: { prices } }, auditIn) => {
      await deps.db.transaction(async (tx) => {
        await setPrices(tx, prices)
        const audit = auditIn(tx)
        for (const { product, ...price } of prices) await audit(product, price)
      })
      await announceWindowChanges(deps)
      return { changed: prices.length }
    },
  })
}
