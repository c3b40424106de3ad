import { addDays, localTime, weekdayOf } from '@rimal/contract/dates'

export type ArrivalQuestion = {
  orderedAt: Date
  /** Working days of sewing; 0 for a ready-made piece. */
  leadDays: number
  /** Working days of the courier. */
  minDays: number
  maxDays: number
  /** From this hour on (0–24, in the shop's zone) an order counts for the next working day. */
  cutOffHour: number
  timeZone: string
  /** 0 is Sunday. */
  workingDays: readonly number[]
  /** Days as 'YYYY-MM-DD' on which neither workroom nor courier works. */
  holidays: readonly string[]
}

/** When a piece reaches the door, as two days in the shop's zone; both are working days. */
export function estimateArrival(question: ArrivalQuestion): { earliest: string; latest: string } {
  const { leadDays, minDays, maxDays } = question
  if (!question.workingDays.some((day) => [0, 1, 2, 3, 4, 5, 6].includes(day))) {
    throw new RangeError('a shop that never works never delivers')
  }
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

function workingDaysLater(start: string, count: number, question: ArrivalQuestion): string {
  let day = start
  for (let left = count; left > 0;) {
    day = addDays(day, 1)
    if (worksOn(day, question)) left -= 1
  }
  return day
}

function worksOn(day: string, { workingDays, holidays }: ArrivalQuestion): boolean {
  return workingDays.includes(weekdayOf(day)) && !holidays.includes(day)
}
