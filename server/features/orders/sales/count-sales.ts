import type { Deps } from '../../../deps.ts'
import { announceWindowChanges, recordWindowChange } from '../../catalog/record-window-change.ts'
import { countSomeOrders } from './count-sales.sql.ts'

/**
 * Counts what was sold, for the order of best sellers. Not where an order is placed: there all who
 * buy one piece would wait for its row, and each order would drop the lists that are kept.
 */
export async function countSales(
  deps: Pick<Deps, 'db' | 'log'>,
  { batch = 500 }: { batch?: number } = {},
): Promise<void> {
  let changed = false
  for (let orders = batch; orders === batch;) {
    const counted = await deps.db.transaction(async (tx) => {
      const some = await countSomeOrders(tx, batch)
      await recordWindowChange(tx, some.productIds)
      return some
    })
    orders = counted.orders
    changed ||= counted.productIds.length > 0
  }
  if (changed) await announceWindowChanges(deps)
}
