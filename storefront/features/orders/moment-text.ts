import { clockText, formatDay, localTime } from '@rimal/contract/dates'
import { formatClock } from '@rimal/contract/text/clock'
import type { Words } from '../../i18n/words.tsx'

/** 'Sat 21 November, 09:40' in the zone of the reader's device: an hour of Dubai is another one in Riyadh. */
export function momentText(
  instant: string,
  { t, language }: Words,
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string {
  const at = new Date(instant)
  return t('order_moment', {
    day: formatDay(localTime(at, timeZone).day, language, { weekday: true }),
    time: formatClock(clockText(at, timeZone), language),
  })
}
