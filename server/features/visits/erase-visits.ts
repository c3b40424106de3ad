import type { Tx } from '../../db/transact.ts'
import type { Deps } from '../../deps.ts'
import { findSettings } from '../shop/settings/settings.ts'
import { canCancel } from './show-visit.ts'
import { notifyStaff } from './notify-visit.ts'
import { deleteOfCustomer } from './visits.sql.ts'

/** Deletes the visits of a customer who deletes the account; notifies the shop of those that are still ahead. */
export async function eraseVisits(deps: Deps, tx: Tx, customerId: string): Promise<void> {
  const settings = await findSettings(tx)
  const now = deps.clock()
  for (const visit of await deleteOfCustomer(tx, customerId)) {
    if (canCancel(visit, now)) await notifyStaff(deps, tx, { visit, settings, what: 'cancelled' })
  }
}
