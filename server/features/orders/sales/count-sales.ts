import type { Deps } from '../../../deps.ts'
import { recordCatalogChange } from '../../../db/record-catalog-change.ts'
import { countSomeOrders } from './count-sales.sql.ts'

/**
 * Counts what was sold, for the order of best sellers. Not where an order is placed: there all who
 * buy one piece would wait for its row, and each order would drop the lists that are kept.
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
