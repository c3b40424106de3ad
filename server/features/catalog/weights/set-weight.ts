import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { saveWeight } from './weights.sql.ts'

/**
 * Sets the weight of the variant with that SKU, else of the product with that id.
 * @throws not_found
 */
export async function setWeight(
  tx: Tx,
  weight: { skuOrProduct: string; grams: number | null },
): Promise<void> {
  if (!(await saveWeight(tx, weight))) throw new ShopError('not_found')
}
