import type { Deps } from '../../../deps.ts'
import { countSold } from '../../catalog/count-sold.ts'
import { markSomeOrders } from './count-sales.sql.ts'
import type { Tx } from '../../../db/transact.ts'
import type { StoredOrder } from '../stored-order.ts'

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
      const marked = await markSomeOrders(tx, batch)
      await countSold(tx, marked.lines)
      return marked.orders
    })
  }
}

/**
 * Subtracts units of a locked order that were not sold after all, while the order continues; does nothing when the
 * order has not been counted yet.
 */
export async function uncountSales(
  tx: Tx,
  { counted }: StoredOrder,
  lines: readonly { productId: string; quantity: number }[],
): Promise<void> {
  if (!counted) return
  await countSold(
    tx,
    lines.map(({ productId, quantity }) => ({ productId, quantity: -quantity })),
  )
}
