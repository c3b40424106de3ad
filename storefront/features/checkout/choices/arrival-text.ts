import { formatDay } from '@rimal/contract/dates'
import type { Arrival } from '@rimal/contract/shapes'
import type { Words } from '../../../i18n/words.tsx'

/** 'Thu 26 November', or 'Thu 26 to Sat 28 November'. */
export function arrivalText({ earliest, latest }: Arrival, { t, language }: Words): string {
  const to = formatDay(latest, language, { weekday: true })
  if (earliest === latest) return to
  const from = formatDay(earliest, language, { weekday: true })
  const sameMonth = earliest.slice(0, 7) === latest.slice(0, 7)
  return t('delivery_range', { from: sameMonth ? withoutMonth(from) : from, to })
}

function withoutMonth(day: string): string {
  return day.slice(0, day.lastIndexOf(' '))
}
