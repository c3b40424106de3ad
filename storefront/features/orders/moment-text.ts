import { formatDay } from '@rimal/contract/dates'
import type { Words } from '../../i18n/words.tsx'
import { isoDay } from '../checkout/choices/instalment-dates.ts'

/** 'Sat 21 November, 09:40' by the clock of whoever reads it. */
export function momentText(instant: string, { t, language }: Words): string {
  const date = new Date(instant)
  const two = (number: number) => String(number).padStart(2, '0')
  return t('order_moment', {
    day: formatDay(isoDay(date), language, { weekday: true }),
    time: `${two(date.getHours())}:${two(date.getMinutes())}`,
  })
}
