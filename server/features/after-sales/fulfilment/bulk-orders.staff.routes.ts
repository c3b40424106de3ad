import { bulkApi } from '@rimal/contract/staff/lists/bulk'
import { listFilesApi } from '@rimal/contract/staff/lists/list-files'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { runBulk } from '../../../http/lists/run-bulk.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { detailsOfFile } from '../../../http/lists/details-of-file.ts'
import { staffFileOfPeople } from '../../../http/lists/staff-file-route.ts'
import { staffRouteOfItsOwn } from '../../../http/staff-route.ts'
import { orderFilterOf } from './list-orders.ts'
import { listMatchingNumbers } from './list-orders.sql.ts'
import { moveOrder } from './move-order.ts'
import { notifyStatus } from './notify-status.ts'
import { orderFile } from './order-file.ts'

export function bulkOrdersRoutes(app: FastifyInstance, deps: Deps) {
  staffRouteOfItsOwn(app, deps, bulkApi.confirmOrders, {
    handle: ({ body, staff: { staffId, role }, language }, auditIn) =>
      runBulk(deps, body, {
        language,
        listIds: async ({ filter, ...next }) =>
          listMatchingNumbers(deps.db, {
            ...next,
            filter: await orderFilterOf(deps.db, filter, role),
          }),
        change: (orderNumber) =>
          deps.transact(async (tx) => {
            const from = await confirm(deps, tx, orderNumber, staffId)
            await auditIn(tx)(orderNumber, { from, to: 'confirmed' })
          }),
      }),
  })

  staffFileOfPeople(
    app,
    deps,
    listFilesApi.downloadOrders,
    async ({ query, language, staff: { role } }) => {
      const { file, rows } = await orderFile(deps, query, { language, role })
      return { file, subject: 'orders', details: detailsOfFile(query, rows) }
    },
  )
}

/** Confirms one order as its page does, and returns its status before. */
async function confirm(deps: Deps, tx: Tx, orderNumber: string, staffId: string) {
  const actor = `staff:${staffId}` as const
  const { order, moved } = await moveOrder(deps, tx, { orderNumber, to: 'confirmed', actor })
  if (!moved) throw new ShopError('already_so')
  await notifyStatus(deps, tx, order, 'confirmed')
  return order.status
}
