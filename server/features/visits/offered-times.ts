import { addDays, instantAt, localTime, weekdayOf } from '@rimal/contract/dates'
import type { FieldErrors } from '@rimal/contract/endpoint'
import { workingDaysLater, worksOn } from '../shop/delivery/working-days.ts'
import type { DayWithoutVisits } from '@rimal/contract/staff/visits'
import type { TimeSlot } from '@rimal/contract/staff/setting-shapes'
import type { Settings } from '../shop/settings/settings.ts'
import { minutesOf } from './working-clock.ts'

export type OfferedTime = {
  day: string
  timeSlot: TimeSlot
  startsAt: Date
  endsAt: Date
}

/** Every time at which the tailor could come, booked or not, the earliest first. */
export function listOfferedTimes(settings: Settings, now: Date): OfferedTime[] {
  const { timeZone, homeService } = settings
  const { timeSlots, leadDays, daysAhead } = homeService
  const today = localTime(now, timeZone).day
  const first = workingDaysLater(today, leadDays, settings)
  const times: OfferedTime[] = []
  for (let day = first; day <= addDays(today, daysAhead); day = addDays(day, 1)) {
    if (whyNoVisits(day, settings)) continue
    for (const timeSlot of timeSlots) {
      const startsAt = instantAt(day, minutesOf(timeSlot.from), timeZone)
      const endsAt = instantAt(day, minutesOf(timeSlot.to), timeZone)
      if (startsAt > now && endsAt > startsAt) times.push({ day, timeSlot, startsAt, endsAt })
    }
  }
  return times
}

/** Says why a day has no visits; null if it has. */
export function whyNoVisits(day: string, settings: Settings): DayWithoutVisits['why'] | null {
  if (settings.holidays.includes(day)) return 'holiday'
  const { days, timeSlots } = settings.homeService
  if (timeSlots.length > 0 && days.includes(weekdayOf(day))) return null
  return worksOn(day, settings) ? 'no_visits' : 'day_off'
}

/** Staff agree on a time with the customer, so no days have to lie before it. */
export function settingsForStaff(settings: Settings): Settings {
  return { ...settings, homeService: { ...settings.homeService, leadDays: 0 } }
}

/** Returns the time that was chosen, or what is wrong with the choice, by field. */
export function findOfferedTime(
  settings: Settings,
  now: Date,
  { day, timeSlot }: { day: string; timeSlot: string },
): { time: OfferedTime; wrong?: undefined } | { time?: undefined; wrong: FieldErrors } {
  const onDay = listOfferedTimes(settings, now).filter((time) => time.day === day)
  if (onDay.length === 0) return { wrong: { day: 'not_offered' } }
  const time = onDay.find(({ timeSlot: { id } }) => id === timeSlot)
  return time ? { time } : { wrong: { timeSlot: 'not_offered' } }
}
