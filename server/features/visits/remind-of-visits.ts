import type { Deps } from '../../deps.ts'
import { findSettings } from '../shop/settings.ts'
import { tellOfVisit } from './tell-of-visit.ts'
import { listVisitsToRemind, lockVisitToRemind, updateVisit } from './visits.sql.ts'

const hourMs = 3_600_000
/** So long before a confirmed visit she is reminded of it, the longest first. */
const remindsBefore = [24 * hourMs, 2 * hourMs]

export async function remindOfVisits(deps: Deps): Promise<void> {
  const settings = await findSettings(deps.db)
  const now = deps.clock()
  const near = await listVisitsToRemind(deps.db, { now, before: remindsBefore })
  for (const id of near) {
    await deps.db.transaction(async (tx) => {
      const visit = await lockVisitToRemind(tx, { id, now, before: remindsBefore })
      if (!visit) return
      await updateVisit(tx, visit.id, { remindedAt: now })
      const left = visit.startsAt.getTime() - now.getTime()
      const turn = remindsBefore.findLast((before) => left <= before)
      const what = 'reminder'
      await tellOfVisit(deps, tx, { visit, settings, what, by: 'house', turn: String(turn) })
    })
  }
  if (near.length > 0) await deps.jobs.wake('send-messages')
}
