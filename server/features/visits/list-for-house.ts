import type { VisitList, VisitOfHouse } from '@rimal/contract/visits'
import type { Deps } from '../../deps.ts'
import { findSettings } from '../shop/settings.ts'
import { showToHouse } from './show-visit.ts'
import { listStoredForHouse } from './visits.sql.ts'

/** Visits as the house works through them. */
export async function listForHouse(deps: Deps, list: VisitList): Promise<VisitOfHouse[]> {
  const { timeZone } = await findSettings(deps.db)
  const now = deps.clock()
  const found = await listStoredForHouse(deps.db, { list, now })
  return found.map((visit) => showToHouse(visit, timeZone, now))
}
