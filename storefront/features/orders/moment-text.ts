import { clockText, formatDay, localTime } from '@rimal/contract/dates'
import { intlLocale } from '@rimal/contract/language'
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

/**
 * A moment until which she may do something: where her own clock shows another hour, the zone is named, as
 * in Riyadh an hour of Dubai would be an hour too late.
 */
export function deadlineText(
  instant: string,
  {
    here = Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...shop
  }: { timeZone: string; words: Words; here?: string },
): string {
  const at = new Date(instant)
  const { timeZone, words } = shop
  const moment = momentText(instant, shop)
  if (clockText(at, here) === clockText(at, timeZone)) return moment
  const named = new Intl.DateTimeFormat(intlLocale(words.language), {
    timeZone,
    timeZoneName: 'longGeneric',
  })
  const zone = named.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value
  return zone ? `${moment} (${zone})` : moment
}
