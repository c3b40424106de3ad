import { collectionIds } from '@rimal/contract/choices'
import type { GroupKind } from '@rimal/contract/staff/group-kinds'
import { recordCatalogChange } from '../../../db/record-catalog-change.ts'
import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { clearColorFamily, deleteRow, listIds, lockGroups } from './groups.sql.ts'
import { countProductsIn, countPromotionsFor } from './uses.sql.ts'

type Named = { kind: GroupKind; id: string }

/**
 * Deletes a group that nothing uses.
 * @throws ShopError not_found, group_in_use, group_needed for the collections of the menu
 */
export async function deleteGroup(tx: Tx, { kind, id }: Named): Promise<void> {
  await lockGroups(tx)
  if (!(await listIds(tx, kind)).includes(id)) throw new ShopError('not_found')
  if (kind === 'collections' && isOfMenu(id)) throw new ShopError('group_needed')
  const products = await countProductsIn(tx, kind)
  const promotions = await countPromotionsFor(tx, kind)
  if (products.has(id) || promotions.has(id)) throw new ShopError('group_in_use')
  if (kind === 'colors') await clearColorFamily(tx, id)
  await deleteRow(tx, kind, id)
  await recordCatalogChange(tx, null)
}

function isOfMenu(id: string): boolean {
  return collectionIds.some((needed) => needed === id)
}
