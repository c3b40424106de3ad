import type { Deps } from '../../deps.ts'
import { findSettings } from '../shop/settings/settings.ts'
import { notifyStaff } from './notify-visit.ts'
import { lockOverdueCalls, updateVisit } from './visits.sql.ts'

/** Notifies the shop once of each call that should have been made by now. */
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
