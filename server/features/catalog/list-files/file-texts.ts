import { clockText, localTime } from '@rimal/contract/dates'

/** A moment in the time zone of the shop, in a form that spreadsheets read and sort: '2026-11-26 14:05'. */
export function timeText(instant: string, timeZone: string): string {
  const at = new Date(instant)
  return `${localTime(at, timeZone).day} ${clockText(at, timeZone)}`
}

/** The day of a moment in the time zone of the shop: '2026-11-26'. */
export function dayText(instant: string, timeZone: string): string {
  return localTime(new Date(instant), timeZone).day
}
