/**
 * Returns the moment at which clocks of a time zone show a local time such as '2026-11-26T14:00', as ISO 8601 in UTC.
 * Where a clock shows it twice, the later moment counts.
 */
export function instantIn(local: string, timeZone: string): string {
  const asUtc = Date.parse(`${local}:00Z`)
  const first = asUtc - offsetAt(asUtc, timeZone)
  return new Date(asUtc - offsetAt(first, timeZone)).toISOString()
}

/** How far the clocks of a time zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(moment)
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value)
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'))
  return shown - Math.floor(moment / 60_000) * 60_000
}
