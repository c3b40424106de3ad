import type { Deps } from '../../deps.ts'
import { findSettings } from '../shop/settings.ts'
import { tellHouse } from './tell-of-visit.ts'
import { lockOverdueCalls, updateVisit } from './visits.sql.ts'

/** The house promised to contact her by a moment that has passed: it is told so, once a promise. */
export async function chaseVisitCalls(deps: Deps): Promise<void> {
  const settings = await findSettings(deps.db)
  const chased = await deps.db.transaction(async (tx) => {
    const now = deps.clock()
    const overdue = await lockOverdueCalls(tx, now)
    for (const visit of overdue) {
      await updateVisit(tx, visit.id, { chasedAt: now })
      await tellHouse(deps, tx, { visit, settings, what: 'overdue' })
    }
    return overdue.length
  })
  if (chased > 0) await deps.jobs.wake('send-messages')
}
