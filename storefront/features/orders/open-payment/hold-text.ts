import { formatDuration } from '@rimal/contract/text/duration'
import type { Words } from '../../../i18n/words.tsx'
import { momentText } from '../moment-text.ts'

/** Below this many minutes the time left says more than a time of day. */
const soon = 3 * 60

/** How long units stay reserved: the minutes left, or for a long time until when. Empty once it is over. */
export function holdText({ until, secondsLeft }: HoldTime, words: Words): string {
  if (secondsLeft <= 0) return ''
  const minutes = Math.ceil(secondsLeft / 60)
  return minutes < soon
    ? words.t('order_held_for', { duration: formatDuration(minutes, words.language) })
    : words.t('order_held_until', { time: momentText(until, words) })
}

export type HoldTime = { until: string; secondsLeft: number }
