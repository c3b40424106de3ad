import { clockText, formatMoment, localTime } from '@rimal/contract/dates'
import { type LanguageCode, textIn } from '@rimal/contract/language'
import { copyWords } from '@rimal/contract/words/copy'

/** The id of the strip above a page that is a copy. */
export const stripId = 'copy'
/** How the strip looks; the service worker writes it into copies of pages. */
export const stripClasses = 'border-b border-rule bg-wash px-(--gutter) py-3 text-center text-small'

/** The sentence that names the age of a copy: the time of day, with the day where that is not today. */
export function copyText(
  since: Date,
  { language, now, timeZone }: { language: LanguageCode; now: Date; timeZone: string },
): string {
  const isToday = localTime(since, timeZone).day === localTime(now, timeZone).day
  const time = isToday ? clockText(since, timeZone) : formatMoment(since, language, timeZone)
  return textIn(copyWords.copy_of, language).replace('{time}', time)
}

/** The time zone of the shopper's device. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
