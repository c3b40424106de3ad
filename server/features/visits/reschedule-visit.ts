import type { VisitStatus } from '@rimal/contract/statuses'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { findSettings } from '../shop/settings/settings.ts'
import { requireFree, timeName } from './book-visit.ts'
import { changeVisit } from './change-visit.ts'
import { findOfferedTime } from './offered-times.ts'
import { canMove } from './show-visit.ts'
import { notifyVisit } from './notify-visit.ts'
import { hold, lockVisit, type StoredVisit } from './visits.sql.ts'
import { afterWorkingDays } from './working-clock.ts'

/** A visit that was not agreed on remains so; one that was agreed on must be confirmed again. */
const afterRescheduleByShopper: Partial<Record<VisitStatus, VisitStatus>> = {
  requested: 'requested',
  contacted: 'rescheduled',
  confirmed: 'rescheduled',
  rescheduled: 'rescheduled',
}

/** Moves a visit to another available time that the customer chose. The same time again changes nothing. */
export async function rescheduleVisit(
  deps: Deps,
  { visitToken, day, timeSlot }: { visitToken: string; day: string; timeSlot: string },
): Promise<StoredVisit> {
  const settings = await findSettings(deps.db)
  return deps.transact(async (tx) => {
    const now = deps.clock()
    const visit = await lockVisit(tx, visitToken)
    if (!visit) throw new ShopError('visit_not_found')
    const to = afterRescheduleByShopper[visit.status]
    if (!to || !canMove(visit, now)) throw new ShopError('visit_ended')
    if (visit.day === day && visit.timeSlotId === timeSlot) return visit
    const { time, wrong } = findOfferedTime(settings, now, { day, timeSlot })
    if (!time) throw new ShopError('invalid_input', wrong)
    await hold(tx, [timeName(day, timeSlot)])
    await requireFree(tx, { day, timeSlot: time.timeSlot, except: visit.id })
    const owesNewCall = to === 'rescheduled' && visit.status !== 'rescheduled'
    const { contactWithinDays } = settings.homeService
    const changed = await changeVisit(tx, visit, {
      to,
      by: 'shopper',
      now,
      day,
      timeSlotId: timeSlot,
      startsAt: time.startsAt,
      endsAt: time.endsAt,
      remindedAt: null,
      ...(owesNewCall
        ? { contactBy: afterWorkingDays(now, contactWithinDays, settings), overdueRemindedAt: null }
        : {}),
    })
    await notifyVisit(deps, tx, { visit: changed, settings, what: 'moved', by: 'shopper' })
    return changed
  })
}
