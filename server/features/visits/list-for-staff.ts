import type { VisitList, StaffVisit } from '@rimal/contract/staff/visits'
import type { Deps } from '../../deps.ts'
import { findSettings } from '../shop/settings/settings.ts'
import { showToStaff } from './show-visit.ts'
import { listStoredForStaff } from './visits.sql.ts'

/** Lists visits in the form that staff work with. */
export async function listForStaff(deps: Deps, list: VisitList): Promise<StaffVisit[]> {
  const { timeZone } = await findSettings(deps.db)
  const now = deps.clock()
  const found = await listStoredForStaff(deps.db, { list, now })
  return found.map((visit) => showToStaff(visit, timeZone, now))
}
