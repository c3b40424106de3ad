import { formatDay, localTime } from '@rimal/contract/dates'
import type { Words } from '../../i18n/words.tsx'

/** 'Sat 21 November, 09:40' by the clock of the shop: wherever it is read, an order says the same. */
export function momentText(
  instant: string,
  { timeZone, words: { t, language } }: { timeZone: string; words: Words },
): string {
  const { day, hour, minute } = localTime(new Date(instant), timeZone)
  const two = (number: number) => String(number).padStart(2, '0')
  return t('order_moment', {
    day: formatDay(day, language, { weekday: true }),
    time: `${two(hour)}:${two(minute)}`,
  })
}
