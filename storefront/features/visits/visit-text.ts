import { formatDay } from '@rimal/contract/dates'
import { formatClock } from '@rimal/contract/text/clock'
import type { Visit, TimeSlot } from '@rimal/contract/visits'
import type { Words } from '../../i18n/words.tsx'

/** '10:00 to 13:00', 'من 10 صباحاً إلى 1 مساءً'. */
export function timeSlotText({ from, to }: TimeSlot, { t, language }: Words): string {
  return t('visit_time_slot', { from: formatClock(from, language), to: formatClock(to, language) })
}

/** 'Thu 26 November, 10:00 to 13:00'. */
export function timeText({ day, timeSlot }: Pick<Visit, 'day' | 'timeSlot'>, words: Words): string {
  const on = formatDay(day, words.language, { weekday: true })
  return [on, timeSlotText(timeSlot, words)].join(words.t('list_separator'))
}
