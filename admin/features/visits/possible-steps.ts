import { instantAt } from '@rimal/contract/dates'
import type { StaffStep, StaffVisit } from '@rimal/contract/staff/visits'
import { canVisitBecome, movableVisitStatuses, type VisitStatus } from '@rimal/contract/statuses'

/** The steps in the order of a visit; `done` and `move` have a form of their own. */
const steps = ['confirmed', 'contacted', 'on_the_way', 'done', 'no_show'] as const

export type VisitStep = (typeof steps)[number]
export type DirectStep = Exclude<VisitStep, 'done'> & StaffStep

type Which = Pick<StaffVisit, 'status' | 'day' | 'timeSlot' | 'timeZone'>

/** The steps that the table of statuses allows; a customer cannot miss a visit that has not begun. */
export function possibleSteps(visit: Which, now: Date): VisitStep[] {
  return steps.filter(
    (step) => canVisitBecome(visit.status, step) && (step !== 'no_show' || startOf(visit) <= now),
  )
}

/** Whether staff can move a visit to another time. */
export function canMove(status: VisitStatus): boolean {
  return movableVisitStatuses.includes(status)
}

function startOf({ day, timeSlot, timeZone }: Which): Date {
  const [hours = 0, minutes = 0] = timeSlot.from.split(':').map(Number)
  return instantAt(day, hours * 60 + minutes, timeZone)
}
