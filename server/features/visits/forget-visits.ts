import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { findSettings } from '../shop/settings.ts'
import { canCancel } from './show-visit.ts'
import { tellHouse } from './tell-of-visit.ts'
import { deleteOfCustomer } from './visits.sql.ts'

/** The visits of a customer who leaves for good go with her; of those ahead the house is told. */
export async function forgetVisits(deps: Deps, tx: Queries, customerId: string): Promise<void> {
  const settings = await findSettings(tx)
  const now = deps.clock()
  for (const visit of await deleteOfCustomer(tx, customerId)) {
    if (canCancel(visit, now)) await tellHouse(deps, tx, { visit, settings, what: 'cancelled' })
  }
}
