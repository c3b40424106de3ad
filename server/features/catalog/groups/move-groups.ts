import type { GroupKind } from '@rimal/contract/staff/group-kinds'
import { recordCatalogChange } from '../../../db/record-catalog-change.ts'
import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { listIds, lockGroups, updatePositions } from './groups.sql.ts'

/**
 * Sets the order of the groups of a kind.
 * @throws ShopError changed_meanwhile if the ids are not those of all groups of the kind
 */
export async function moveGroups(tx: Tx, kind: GroupKind, ids: string[]): Promise<void> {
  await lockGroups(tx)
  const known = await listIds(tx, kind)
  const isComplete = ids.length === known.length && known.every((id) => ids.includes(id))
  if (!isComplete) throw new ShopError('changed_meanwhile')
  await updatePositions(tx, kind, ids)
  await recordCatalogChange(tx, null)
}
