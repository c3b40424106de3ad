import type { Deps } from '../../../deps.ts'
import { recordCatalogChange } from '../../../db/record-catalog-change.ts'
import { countSomeOrders } from './count-sales.sql.ts'

/**
 * Counts sales, by which best sellers are sorted. This does not happen when an order is placed: all buyers of one
 * product would wait for its row, and each order would invalidate the cached lists.
 */
export async function countSales(
  { transact }: Pick<Deps, 'transact'>,
  { batch = 500 }: { batch?: number } = {},
): Promise<void> {
  for (let orders = batch; orders === batch;) {
    orders = await transact(async (tx) => {
      const counted = await countSomeOrders(tx, batch)
      await recordCatalogChange(tx, counted.productIds)
      return counted.orders
    })
  }
}
