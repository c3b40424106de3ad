import type { Tx } from '../../../db/transact.ts'
import { recordCatalogChange } from '../../../db/record-catalog-change.ts'
import { uncountSome } from './count-sales.sql.ts'

/** Pieces of an order that stands were not sold after all. Called under its lock; of what is not counted yet, nothing. */
export async function uncountSales(
  tx: Tx,
  orderId: string,
  lines: readonly { productId: string; quantity: number }[],
): Promise<void> {
  await recordCatalogChange(tx, await uncountSome(tx, orderId, lines))
}
