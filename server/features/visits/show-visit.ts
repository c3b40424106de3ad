import { clockText } from '@rimal/contract/dates'
import { canVisitBecome, movableVisitStatuses } from '@rimal/contract/statuses'
import type { StaffVisit } from '@rimal/contract/staff/visits'
import type { Visit, TimeSlot } from '@rimal/contract/visits'
import type { StoredVisit } from './visits.sql.ts'

export function showVisit(visit: StoredVisit, timeZone: string, now: Date): Visit {
  return {
    number: visit.number,
    token: visit.token,
    status: visit.status,
    day: visit.day,
    timeSlot: timeSlotOf(visit, timeZone),
    timeZone,
    units: visit.units,
    remarks: visit.remarks,
    contact: visit.contact,
    address: visit.address,
    bookedAt: visit.createdAt.toISOString(),
    contactBy: visit.contactBy?.toISOString() ?? null,
    measured: visit.measured,
    canMove: canMove(visit, now),
    canCancel: canCancel(visit, now),
  }
}

/** Without what whoever knows the token may do. */
export function showToStaff(visit: StoredVisit, timeZone: string, now: Date): StaffVisit {
  const {
    token: _token,
    canMove: _move,
    canCancel: _cancel,
    measured: _measured,
    ...shown
  } = showVisit(visit, timeZone, now)
  return shown
}

export function canMove({ status, startsAt }: StoredVisit, now: Date): boolean {
  return movableVisitStatuses.includes(status) && startsAt > now
}

export function canCancel({ status, endsAt }: StoredVisit, now: Date): boolean {
  return canVisitBecome(status, 'cancelled') && endsAt > now
}

/** Returns the time slot as it was booked, because the time slots in the settings may have changed since. */
export function timeSlotOf(
  { timeSlotId, startsAt, endsAt }: Pick<StoredVisit, 'timeSlotId' | 'startsAt' | 'endsAt'>,
  timeZone: string,
): TimeSlot {
  return { id: timeSlotId, from: clockText(startsAt, timeZone), to: clockText(endsAt, timeZone) }
}
