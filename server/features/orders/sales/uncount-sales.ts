import type { Tx } from '../../../db/transact.ts'
import { recordCatalogChange } from '../../../db/record-catalog-change.ts'
import { uncountSome } from './count-sales.sql.ts'

/**
 * Subtracts units of an order that were not sold after all, while the order continues. Needs the order's lock; does
 * nothing when the order has not been counted yet.
 */
export async function uncountSales(
  tx: Tx,
  orderId: string,
  lines: readonly { productId: string; quantity: number }[],
): Promise<void> {
  await recordCatalogChange(tx, await uncountSome(tx, orderId, lines))
}
