import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { holdGroups } from '../../catalog/groups/hold-groups.ts'
import { countNamed, findGroupsOf } from './promotions.sql.ts'

const named = ['products', 'types', 'categories'] as const
type Named = Partial<Record<(typeof named)[number], readonly string[]>>

/**
 * Keeps the groups that a promotion names until the transaction ends, and what it names must be there.
 * @throws ShopError invalid_input
 */
export async function requireNamed(tx: Tx, promotion: Named): Promise<void> {
  await holdGroups(tx)
  for (const what of named) {
    const ids = [...new Set(promotion[what])]
    const known = ids.length === 0 ? 0 : await countNamed(tx, what, ids)
    if (known < ids.length) throw new ShopError('invalid_input', { [what]: 'unknown' })
  }
}

/**
 * The same for the groups of a promotion that may begin again: after its end they may have been deleted, and another
 * group may get a free id.
 * @throws ShopError invalid_input
 */
export async function requireGroupsOf(tx: Tx, promotionId: string): Promise<void> {
  // Before anything else is locked.
  await holdGroups(tx)
  const groups = await findGroupsOf(tx, promotionId)
  if (groups) await requireNamed(tx, groups)
}
