import type { Deps } from '../../deps.ts'
import { findSettings } from '../shop/settings/settings.ts'
import { notifyStaff } from './notify-visit.ts'
import { lockOverdueCalls, updateVisit } from './visits.sql.ts'

/** The house promised to contact her by a moment that has passed: it is told so, once a promise. */
export async function remindOfVisitCalls(deps: Deps): Promise<void> {
  const settings = await findSettings(deps.db)
  await deps.transact(async (tx) => {
    const now = deps.clock()
    const overdue = await lockOverdueCalls(tx, now)
    for (const visit of overdue) {
      await updateVisit(tx, visit.id, { overdueRemindedAt: now })
      await notifyStaff(deps, tx, { visit, settings, what: 'overdue' })
    }
  })
}
