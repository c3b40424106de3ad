import type { LanguageCode } from './language.ts'
import { noBreak } from './text/no-break.ts'

const weekdays = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  arb: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
}

const months = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  arb: [
    'يناير',
    'فبراير',
    'مارس',
    'أبريل',
    'مايو',
    'يونيو',
    'يوليو',
    'أغسطس',
    'سبتمبر',
    'أكتوبر',
    'نوفمبر',
    'ديسمبر',
  ],
}

/**
 * A day for people: '26 November', with the weekday 'Thu 26 November', with the year '26 November
 * 2026'. The names are our own: JavaScript engines differ in commas and spellings, and server and
 * browser must agree. Takes 'YYYY-MM-DD'; throws RangeError for anything that is not a day of the
 * Gregorian calendar.
 */
export function formatDay(
  isoDate: string,
  language: LanguageCode,
  { weekday = false, year = false }: { weekday?: boolean; year?: boolean } = {},
): string {
  const date = utcMidnight(isoDate)
  const dayOfMonth = `${date.getUTCDate()}${noBreak}${months[language][date.getUTCMonth()]}`
  return [
    weekday && weekdays[language][date.getUTCDay()],
    dayOfMonth,
    year && date.getUTCFullYear(),
  ]
    .filter(Boolean)
    .join(' ')
}

/** The short name of a weekday, 0 for Sunday. */
export function weekdayName(weekday: number, language: LanguageCode): string {
  return weekdays[language][weekday] ?? String(weekday)
}

/** One formatter for each zone: creating a formatter takes a hundred times as long as using it. */
const clocks = new Map<string, Intl.DateTimeFormat>()

/**
 * The local day ('YYYY-MM-DD') and time at an instant, hours 0–23; throws RangeError for an unknown
 * zone.
 */
export function localTime(
  instant: Date,
  timeZone: string,
): { day: string; hour: number; minute: number } {
  const parts = clockOf(timeZone).formatToParts(instant)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    hour: Number(part('hour')),
    minute: Number(part('minute')),
  }
}

/** The local time of day at an instant: '09:05'. */
export function clockText(instant: Date, timeZone: string): string {
  const { hour, minute } = localTime(instant, timeZone)
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
}

/** The local day and time at an instant, for people: 'Thu 26 November, 09:05'. */
export function formatMoment(instant: Date, language: LanguageCode, timeZone: string): string {
  const { day } = localTime(instant, timeZone)
  const comma = language === 'arb' ? '،' : ','
  return `${formatDay(day, language, { weekday: true })}${comma} ${clockText(instant, timeZone)}`
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, clock)
  return clock
}

/** The instant at which clocks in a zone show a day and a time; `minutes` counts from midnight. */
export function instantAt(isoDate: string, minutes: number, timeZone: string): Date {
  const wanted = utcMidnight(isoDate).getTime() + minutes * 60_000
  const shownAt = (instant: number) => {
    const { day, hour, minute } = localTime(new Date(instant), timeZone)
    return utcMidnight(day).getTime() + (hour * 60 + minute) * 60_000
  }
  // The second step is for days on which the clocks change.
  const near = 2 * wanted - shownAt(wanted)
  return new Date(near + wanted - shownAt(near))
}

/** The day that is some days later, or earlier if `days` is negative. */
export function addDays(isoDate: string, days: number): string {
  const date = utcMidnight(isoDate)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Returns the same day of a later month, or the last day of a shorter month. */
export function monthsLater(isoDate: string, months: number): string {
  const date = utcMidnight(isoDate)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0)
  date.setUTCDate(Math.min(day, date.getUTCDate()))
  return date.toISOString().slice(0, 10)
}

/** The weekday of a day: 0 for Sunday to 6 for Saturday. */
export function weekdayOf(isoDate: string): number {
  return utcMidnight(isoDate).getUTCDay()
}

function utcMidnight(isoDate: string): Date {
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(isoDate) ? `${isoDate}T00:00:00Z` : Number.NaN)
  // Date reads 30 February as 2 March, so the day must be the same when it is written again.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== isoDate) {
    throw new RangeError(`not a day: ${isoDate}`)
  }
  return date
}

/** Whether what looks like a day is one, in the years that people, clocks and databases know: 1900 to 9000. */
export function isDay(day: string): boolean {
  try {
    return addDays(day, 0) === day && day >= '1900' && day < '9001'
  } catch {
    return false
  }
}

/** Returns the earliest of some moments, of which null is never; null if there is none. */
export function earliestOf(moments: readonly (Date | null)[]): Date | null {
  const known = moments.filter((moment) => moment !== null)
  return known.length > 0 ? new Date(Math.min(...known.map(Number))) : null
}
