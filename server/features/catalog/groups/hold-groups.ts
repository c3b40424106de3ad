import type { Tx } from '../../../db/transact.ts'
import { lockGroupsShared } from './groups.sql.ts'

/**
 * Keeps all groups as they are until the transaction ends, for what checks a group and then names the group. Call it
 * before anything else is locked.
 */
export async function holdGroups(tx: Tx): Promise<void> {
  await lockGroupsShared(tx)
}
