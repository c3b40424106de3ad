import { addDays, weekdayOf } from '@rimal/contract/dates'

export type WorkingDays = {
  /** 0 is Sunday. */
  workingDays: readonly number[]
  /** Days as 'YYYY-MM-DD' on which nobody works. */
  holidays: readonly string[]
}

export function worksOn(day: string, { workingDays, holidays }: WorkingDays): boolean {
  return workingDays.includes(weekdayOf(day)) && !holidays.includes(day)
}

/** The day some working days later; the day itself when none. Throws RangeError where nobody ever works. */
export function workingDaysLater(start: string, count: number, days: WorkingDays): string {
  requireWork(days)
  let day = start
  for (let left = count; left > 0;) {
    day = addDays(day, 1)
    if (worksOn(day, days)) left -= 1
  }
  return day
}

export function requireWork({ workingDays }: Pick<WorkingDays, 'workingDays'>): void {
  if (!workingDays.some((day) => [0, 1, 2, 3, 4, 5, 6].includes(day))) {
    throw new RangeError('a shop that never works never delivers')
  }
}
