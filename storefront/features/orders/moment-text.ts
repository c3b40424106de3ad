import { clockText, formatDay, localTime } from '@rimal/contract/dates'
import type { Words } from '../../i18n/words.tsx'

/** 'Sat 21 November, 09:40' by the clock of the shop: wherever it is read, an order says the same. */
export function momentText(
  instant: string,
  { timeZone, words: { t, language } }: { timeZone: string; words: Words },
): string {
  const at = new Date(instant)
  return t('order_moment', {
    day: formatDay(localTime(at, timeZone).day, language, { weekday: true }),
    time: clockText(at, timeZone),
  })
}
