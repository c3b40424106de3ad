import type { BodyOf } from '@rimal/contract/endpoint'
import type { StaffStep, staffVisitsApi } from '@rimal/contract/staff/visits'
import type { MeasuredPerson } from '@rimal/contract/visits'
import type { Tx } from '../../db/transact.ts'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { cleanText } from '@rimal/contract/text/clean-text'
import { isNamedTwice, saveProfile, normaliseName } from '../customers/measurements/profiles.ts'
import { requireMeasured } from '../customers/measurements/require-measured.ts'
import { findSettings } from '../shop/settings/settings.ts'
import { requireFree, timeName } from './book-visit.ts'
import { changeVisit } from './change-visit.ts'
import { findOfferedTime, settingsForStaff } from './offered-times.ts'
import { notifyVisit, type VisitUpdate } from './notify-visit.ts'
import { hold, lockVisitByNumber, type StoredVisit } from './visits.sql.ts'

/** The notification for each step; the customer already knows about the call. */
const updateOf: Record<StaffStep, VisitUpdate | null> = {
  contacted: null,
  confirmed: 'confirmed',
  on_the_way: 'on_the_way',
  no_show: 'missed',
  cancelled: 'cancelled',
}

/** Takes a visit to its next status, for staff. */
export async function stepVisit(
  deps: Deps,
  tx: Tx,
  { visitNumber, status, reason = '' }: BodyOf<typeof staffVisitsApi.changeVisit>,
): Promise<StoredVisit> {
  const visit = await lockedVisit(tx, visitNumber)
  const settings = await findSettings(tx)
  const now = deps.clock()
  // A customer cannot miss a visit that has not begun.
  if (status === 'no_show' && visit.startsAt > now) throw new ShopError('visit_step_refused')
  const changed = await changeVisit(tx, visit, {
    to: status,
    by: 'staff',
    now,
    contactBy: null,
    contactedAt: visit.contactedAt ?? (status === 'cancelled' ? null : now),
    // For a visit in the near future the confirmation serves as the reminder, so that the customer gets no second
    // one.
    ...(status === 'confirmed' ? { remindedAt: now } : {}),
  })
  const what = updateOf[status]
  if (what) {
    const notified = cleanText(reason).trim() || undefined
    await notifyVisit(deps, tx, { visit: changed, settings, what, by: 'staff', reason: notified })
  }
  return changed
}

/**
 * Moves a visit to a time agreed on with the customer; staff may choose an earlier time than the customer could, if
 * the shop has capacity.
 */
export async function moveForStaff(
  deps: Deps,
  tx: Tx,
  { visitNumber, day, timeSlot }: BodyOf<typeof staffVisitsApi.rescheduleVisitByStaff>,
): Promise<StoredVisit> {
  const visit = await lockedVisit(tx, visitNumber)
  const settings = await findSettings(tx)
  const now = deps.clock()
  const { time, wrong } = findOfferedTime(settingsForStaff(settings), now, { day, timeSlot })
  if (!time) throw new ShopError('invalid_input', wrong)
  await hold(tx, [timeName(day, timeSlot)])
  await requireFree(tx, { day, timeSlot: time.timeSlot, except: visit.id })
  const changed = await changeVisit(tx, visit, {
    to: 'confirmed',
    by: 'staff',
    now,
    day,
    timeSlotId: timeSlot,
    startsAt: time.startsAt,
    endsAt: time.endsAt,
    contactBy: null,
    contactedAt: visit.contactedAt ?? now,
    remindedAt: now,
  })
  await notifyVisit(deps, tx, { visit: changed, settings, what: 'moved', by: 'staff' })
  return changed
}

/** The tailor was there; the measurements go into the profiles of the customer, or stay on the visit of a guest. */
export async function finishVisit(
  deps: Deps,
  tx: Tx,
  { visitNumber, measured }: BodyOf<typeof staffVisitsApi.finishVisit>,
): Promise<StoredVisit> {
  const visit = await lockedVisit(tx, visitNumber)
  const now = deps.clock()
  const { customerId } = visit
  if (isNamedTwice(measured.map(({ name }) => name))) {
    throw new ShopError('invalid_input', { measured: 'named_twice' })
  }
  const changed = await changeVisit(tx, visit, {
    to: 'done',
    by: 'staff',
    now,
    contactBy: null,
    measured: customerId === null ? measured.map(checkedPerson) : [],
  })
  for (const [index, person] of customerId === null ? [] : measured.entries()) {
    // One after the other, for they are listed in this order.
    const at = new Date(now.getTime() + index)
    await saveProfile(tx, { ...person, customerId: customerId ?? '', source: 'staff', at })
  }
  await notifyVisit(deps, tx, {
    visit: changed,
    settings: await findSettings(tx),
    what: 'done',
    by: 'staff',
    measured: measured.map(({ name }) => normaliseName(name)),
  })
  return changed
}

/** A guest's measurements have to pass the same checks as those of a profile. */
function checkedPerson({ name, unit, measurements: values }: MeasuredPerson): MeasuredPerson {
  requireMeasured({ unit, values, confirmed: Object.keys(values) })
  return { name: normaliseName(name), unit, measurements: values }
}

async function lockedVisit(tx: Tx, number: string): Promise<StoredVisit> {
  const visit = await lockVisitByNumber(tx, number)
  if (!visit) throw new ShopError('visit_not_found')
  return visit
}
