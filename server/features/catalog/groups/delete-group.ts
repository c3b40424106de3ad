import { type GroupKind, isAddressed, isOfMenu } from '@rimal/contract/staff/group-kinds'
import { recordCatalogChange } from '../../../db/record-catalog-change.ts'
import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { forgetAddresses } from '../addresses/forget-addresses.ts'
import { clearColorFamily, deleteRow, listIds, lockGroups } from './groups.sql.ts'
import { spaceOf } from './space-of.ts'
import { countProductsIn, listOnHomePage, listPromotionsFor } from './uses.sql.ts'

type Named = { kind: GroupKind; id: string }

/**
 * Deletes a group that nothing uses; a promotion that has ended may still name it.
 * @throws ShopError not_found, group_in_use, group_needed for the collections of the menu
 */
export async function deleteGroup(tx: Tx, { kind, id }: Named, now: Date): Promise<void> {
  await lockGroups(tx)
  if (!(await listIds(tx, kind)).includes(id)) throw new ShopError('not_found')
  if (isOfMenu(kind, id)) throw new ShopError('group_needed')
  const products = await countProductsIn(tx, kind)
  const promotions = await listPromotionsFor(tx, kind, now)
  const isOnHomePage = kind === 'collections' && (await listOnHomePage(tx)).has(id)
  if (isOnHomePage) throw new ShopError('group_in_use')
  if (products.has(id) || promotions.has(id)) throw new ShopError('group_in_use')
  if (kind === 'colors') await clearColorFamily(tx, id)
  await deleteRow(tx, kind, id)
  if (isAddressed(kind)) await forgetAddresses(tx, spaceOf[kind], id)
  await recordCatalogChange(tx, null)
}
