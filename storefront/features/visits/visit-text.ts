import { formatDay } from '@rimal/contract/dates'
import type { Visit, VisitWindow } from '@rimal/contract/visits'
import type { Words } from '../../i18n/words.tsx'

/** '10:00 to 13:00'. */
export function windowText({ from, to }: VisitWindow, { t }: Words): string {
  return t('visit_window', { from, to })
}

/** 'Thu 26 November, 10:00 to 13:00'. */
export function timeText({ day, window }: Pick<Visit, 'day' | 'window'>, words: Words): string {
  const on = formatDay(day, words.language, { weekday: true })
  return [on, windowText(window, words)].join(words.t('list_separator'))
}
