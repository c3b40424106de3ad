import type { BodyOf } from '@rimal/contract/endpoint'
import type { staffProductsApi } from '@rimal/contract/staff/products'
import { recordCatalogChange } from '../../../db/record-catalog-change.ts'
import { lockProductIds } from '../../../db/lock-product-ids.ts'
import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { moveAddress } from '../addresses/move-address.ts'
import { getStaffProduct, type ShownProduct } from './show-product.ts'
import { lockForEdit, updateProduct } from './write-product.sql.ts'

type Input = BodyOf<typeof staffProductsApi.changeProductAddress>
type By = { staffId: string; now: Date }
type Changed = { product: ShownProduct; from: string; takenFrom: string | null }

/**
 * Gives the page of a product another address.
 * @throws product_not_found, changed_meanwhile, invalid_input, address_leads_elsewhere
 */
export async function changeProductAddress(
  tx: Tx,
  { id, revision, address, takeOver = false }: Input,
  { staffId, now }: By,
): Promise<Changed> {
  await lockProductIds(tx)
  const stored = await lockForEdit(tx, id)
  if (!stored) throw new ShopError('product_not_found')
  if (stored.revision !== revision) throw new ShopError('changed_meanwhile')
  const from = stored.address
  if (address === from) return { product: await getStaffProduct(tx, id), from, takenFrom: null }
  const takenFrom = await moveAddress(tx, 'product', { id, from, to: address, takeOver, now })
  const ownAddress = address === id ? null : address
  await updateProduct(tx, id, { ownAddress, savedBy: staffId, updatedAt: now })
  await recordCatalogChange(tx, takenFrom === null ? [id] : [id, takenFrom])
  return { product: await getStaffProduct(tx, id), from, takenFrom }
}
