import type { Deps } from '../../deps.ts'
import { findSettings } from '../shop/settings/settings.ts'
import { notifyVisit } from './notify-visit.ts'
import { listVisitsToRemind, lockVisitToRemind, updateVisit } from './visits.sql.ts'

const hourMs = 3_600_000
/** The times before a confirmed visit at which the customer is reminded, the longest first. */
const remindsBefore = [24 * hourMs, 2 * hourMs]

export async function remindOfVisits(deps: Deps): Promise<void> {
  const settings = await findSettings(deps.db)
  const now = deps.clock()
  const near = await listVisitsToRemind(deps.db, { now, before: remindsBefore })
  for (const id of near) {
    await deps.transact(async (tx) => {
      const visit = await lockVisitToRemind(tx, { id, now, before: remindsBefore })
      if (!visit) return
      await updateVisit(tx, visit.id, { remindedAt: now })
      const left = visit.startsAt.getTime() - now.getTime()
      const turn = remindsBefore.findLast((before) => left <= before)
      const what = 'reminder'
      await notifyVisit(deps, tx, { visit, settings, what, by: 'staff', turn: String(turn) })
    })
  }
}
