import { addDays, instantAt, localTime, weekdayOf } from '@rimal/contract/dates'
import type { FieldErrors } from '@rimal/contract/endpoint'
import { workingDaysLater } from '../shop/working-days.ts'
import type { VisitWindow } from '@rimal/contract/desk/setting-shapes'
import type { Settings } from '../shop/settings.ts'
import { minutesOf } from './working-clock.ts'

export type OfferedTime = {
  day: string
  window: VisitWindow
  startsAt: Date
  endsAt: Date
}

/** Every time at which the tailor could come, booked or not, the earliest first. */
export function listOfferedTimes(settings: Settings, now: Date): OfferedTime[] {
  const { timeZone, holidays, homeService } = settings
  const { days, windows, leadDays, daysAhead } = homeService
  const today = localTime(now, timeZone).day
  const first = workingDaysLater(today, leadDays, settings)
  const times: OfferedTime[] = []
  for (let day = first; day <= addDays(today, daysAhead); day = addDays(day, 1)) {
    if (!days.includes(weekdayOf(day)) || holidays.includes(day)) continue
    for (const window of windows) {
      const startsAt = instantAt(day, minutesOf(window.from), timeZone)
      const endsAt = instantAt(day, minutesOf(window.to), timeZone)
      if (startsAt > now && endsAt > startsAt) times.push({ day, window, startsAt, endsAt })
    }
  }
  return times
}

/** The time that was chosen, or what is wrong with the choice by field. */
export function findOfferedTime(
  settings: Settings,
  now: Date,
  { day, window }: { day: string; window: string },
): { time: OfferedTime; wrong?: undefined } | { time?: undefined; wrong: FieldErrors } {
  const onDay = listOfferedTimes(settings, now).filter((time) => time.day === day)
  if (onDay.length === 0) return { wrong: { day: 'not_offered' } }
  const time = onDay.find(({ window: { id } }) => id === window)
  return time ? { time } : { wrong: { window: 'not_offered' } }
}
