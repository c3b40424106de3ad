import { addDays, instantAt, localTime } from '@rimal/contract/dates'
import { requireWork, type WorkingDays, worksOn } from '../shop/delivery/working-days.ts'

export type WorkingClock = WorkingDays & {
  timeZone: string
  /** '10:00' to '20:00', by the clock of the zone. */
  workingHours: { from: string; to: string }
}

/**
 * Returns the moment at which a number of working days is over, counted from an instant: the clock runs in working
 * hours only. A request at night or on a day off counts from the next opening, so one working day from then ends at
 * the close of that day.
 */
export function afterWorkingDays(start: Date, days: number, clock: WorkingClock): Date {
  requireWork(clock)
  const { timeZone } = clock
  const opens = minutesOf(clock.workingHours.from)
  const closes = minutesOf(clock.workingHours.to)
  if (closes <= opens) throw new RangeError('a working day ends after it begins')
  const shown = localTime(start, timeZone)
  let left = days * (closes - opens)
  let minute = shown.hour * 60 + shown.minute
  for (let day = shown.day; ; day = addDays(day, 1), minute = opens) {
    const begins = Math.max(minute, opens)
    if (!worksOn(day, clock) || begins >= closes) continue
    if (left <= closes - begins) return instantAt(day, begins + left, timeZone)
    left -= closes - begins
  }
}

/** '16:30' in minutes after midnight. */
export function minutesOf(clockTime: string): number {
  const [hours = 0, minutes = 0] = clockTime.split(':').map(Number)
  return hours * 60 + minutes
}
