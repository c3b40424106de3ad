import { connectionsApi } from '@rimal/contract/staff/connections'
import type { FastifyInstance } from 'fastify'
import { recordCatalogChange } from '../../../db/record-catalog-change.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { staffRead, staffRouteOfItsOwn } from '../../../http/staff-route.ts'
import { isPayment } from './accounts-of.ts'
import { holdConnections, listStored, saveRanks } from './connections.sql.ts'
import { removeConnection } from './remove-connection.ts'
import { checkSave, writeSave } from './save-connection.ts'
import { revisionOf, showConnections } from './show-connections.ts'

export function connectionsRoutes(app: FastifyInstance, deps: Deps) {
  staffRead(app, deps, connectionsApi.listConnections, () => showConnections(deps, deps.db))

  // The provider is asked before the transaction, which would otherwise wait for it.
  staffRouteOfItsOwn(app, deps, connectionsApi.saveConnection, {
    handle: async ({ body, staff: { staffId } }, auditIn) => {
      const save = await checkSave(deps, body)
      await deps.transact(async (tx) => {
        await writeSave(deps, tx, { save, staffId })
        await auditIn(tx)(body.name, { isOn: body.isOn, changed: save.changed })
      })
      return shown()
    },
  })

  staffRouteOfItsOwn(app, deps, connectionsApi.removeConnection, {
    handle: async ({ body }, auditIn) => {
      await deps.transact(async (tx) => {
        await removeConnection(deps, tx, body)
        await auditIn(tx)(body.name)
      })
      return shown()
    },
  })

  staffRouteOfItsOwn(app, deps, connectionsApi.orderConnections, {
    handle: async ({ body: { revision, names } }, auditIn) => {
      await deps.transact(async (tx) => {
        await holdConnections(tx)
        const stored = await listStored(tx)
        if (revisionOf(stored) !== revision) throw new ShopError('changed_meanwhile')
        await saveRanks(tx, names.filter(isPayment))
        await auditIn(tx)('payment', { names })
        await recordCatalogChange(tx, null)
      })
      return shown()
    },
  })

  /** This process uses a change before it answers; the others follow its notification. */
  async function shown() {
    await deps.loadConnections()
    return showConnections(deps, deps.db)
  }
}
