import { addDays, isDay } from '@rimal/contract/dates'

/** The number of days that the calendar shows. */
export const shownDays = 7

/** Returns the days that the calendar shows: from the day in the address, or from today. */
export function calendarDays(asked: string | null, today: string): string[] {
  const first = asked !== null && isDay(asked) ? asked : today
  return Array.from({ length: shownDays }, (_, index) => addDays(first, index))
}

/** Returns the address of the calendar from a day on; from today it needs no day. */
export function calendarAddress(first: string, today: string): string {
  return first === today ? '/visits/calendar' : `/visits/calendar?from=${first}`
}
