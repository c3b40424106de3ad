import type { SavedMeasurements } from '@rimal/contract/custom-sizes'
import { formatDay, localTime } from '@rimal/contract/dates'
import type { Words } from '../../../i18n/words.tsx'

/**
 * Returns 'Measured on 3 November 2026', or the same text for a measurement by staff; the date is by the calendar
 * of the shop.
 */
export function measuredWhen(
  { measuredAt, source }: Pick<SavedMeasurements, 'measuredAt' | 'source'>,
  { timeZone, words: { t, language } }: { timeZone: string; words: Words },
): string {
  const { day: measuredOn } = localTime(new Date(measuredAt), timeZone)
  const day = formatDay(measuredOn, language, { year: true })
  return t(source === 'staff' ? 'profile_measured_by_staff' : 'profile_measured', { day })
}
