import { addDays } from '@rimal/contract/dates'

/** Whether what looks like a day is one. */
export function isDay(day: string): boolean {
  try {
    return addDays(day, 0) === day
  } catch {
    return false
  }
}
