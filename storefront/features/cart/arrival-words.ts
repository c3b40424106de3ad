import { formatDay } from '@rimal/contract/dates'
import type { Arrival } from '@rimal/contract/shapes'
import type { Words } from '../../i18n/words.tsx'

/** 'Arrives Thu 26 November', or 'Arrives Thu 26 to Sat 28 November'. */
export function arrivalWords({ earliest, latest }: Arrival, { t, language }: Words): string {
  const to = formatDay(latest, language, { weekday: true })
  if (earliest === latest) return t('cart_arrives', { day: to })
  const from = formatDay(earliest, language, { weekday: true })
  const sameMonth = earliest.slice(0, 7) === latest.slice(0, 7)
  // The month is the last word in both languages.
  return t('cart_arrives_between', { from: sameMonth ? from.replace(/ \S+$/, '') : from, to })
}

/** From the first piece at the door to the last. */
export function arrivalOfAll(lines: readonly { arrival: Arrival | null }[]): Arrival | undefined {
  const known = lines.flatMap(({ arrival }) => arrival ?? [])
  const earliest = known.map((arrival) => arrival.earliest).toSorted()[0]
  const latest = known
    .map((arrival) => arrival.latest)
    .toSorted()
    .at(-1)
  return earliest && latest ? { earliest, latest } : undefined
}
