import { formatDay } from '@rimal/contract/dates'
import type { LanguageCode } from '@rimal/contract/language'
import type { Arrival } from '@rimal/contract/shapes'
import { noBreak } from '@rimal/contract/text/no-break'
import type { Words } from '../../i18n/words.tsx'

/** 'Arrives Thu 26 November', or 'Arrives Thu 26 to Sat 28 November'. */
export function arrivalWords(arrival: Arrival, { t, language }: Words): string {
  const { from, to } = arrivalDays(arrival, language)
  return from ? t('cart_arrives_between', { from, to }) : t('cart_arrives', { day: to })
}

/** 'Thu 26 November', or 'Thu 26 to Sat 28 November'. */
export function arrivalText(arrival: Arrival, { t, language }: Words): string {
  const { from, to } = arrivalDays(arrival, language)
  return from ? t('delivery_range', { from, to }) : to
}

function arrivalDays({ earliest, latest }: Arrival, language: LanguageCode) {
  const to = formatDay(latest, language, { weekday: true })
  if (earliest === latest) return { from: '', to }
  const from = formatDay(earliest, language, { weekday: true })
  const sameMonth = earliest.slice(0, 7) === latest.slice(0, 7)
  // The month is the last word in both languages.
  return { from: sameMonth ? from.slice(0, from.lastIndexOf(noBreak)) : from, to }
}

/** Returns the span from the earliest arrival of all lines to the latest. */
export function arrivalOfAll(lines: readonly { arrival: Arrival | null }[]): Arrival | undefined {
  const known = lines.flatMap(({ arrival }) => arrival ?? [])
  const earliest = known.map((arrival) => arrival.earliest).toSorted()[0]
  const latest = known
    .map((arrival) => arrival.latest)
    .toSorted()
    .at(-1)
  return earliest && latest ? { earliest, latest } : undefined
}
