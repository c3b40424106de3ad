import { formatDay } from '@rimal/contract/dates'
import type { Arrival } from '@rimal/contract/shapes'
import type { Words } from '../../i18n/words.tsx'

/** Returns 'Ready for you by Thu 26 November': the day from which the order can be picked up. */
export function readyText({ earliest, latest }: Arrival, { t, language }: Words): string {
  const day = formatDay(latest, language, { weekday: true })
  return t(earliest === latest ? 'pickup_ready_on' : 'pickup_ready_by', { day })
}
