import { localTime } from '@rimal/contract/dates'
import { requireWork, type WorkingDays, workingDaysLater, worksOn } from './working-days.ts'

export type ArrivalQuestion = {
  orderedAt: Date
  /** Working days of production; 0 for a ready-to-wear product. */
  leadDays: number
  /** Working days of the courier. */
  minDays: number
  maxDays: number
  /** From this hour on (0–24, in the shop's time zone) an order counts for the next working day. */
  cutOffHour: number
  timeZone: string
} & WorkingDays

/** Returns when an order is delivered, as two days in the shop's time zone; both are working days. */
export function estimateArrival(question: ArrivalQuestion): { earliest: string; latest: string } {
  const { leadDays, minDays, maxDays } = question
  requireWork(question)
  const ready = workingDaysLater(firstDay(question), leadDays, question)
  return {
    earliest: workingDaysLater(ready, minDays, question),
    latest: workingDaysLater(ready, maxDays, question),
  }
}

function firstDay(question: ArrivalQuestion): string {
  const { day, hour } = localTime(question.orderedAt, question.timeZone)
  const inTime = worksOn(day, question) && hour < question.cutOffHour
  return inTime ? day : workingDaysLater(day, 1, question)
}
