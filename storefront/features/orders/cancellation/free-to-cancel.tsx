import type { CancellationWindow, Order } from '@rimal/contract/orders'
import { formatDuration } from '@rimal/contract/text/duration'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '../../../i18n/words.tsx'
import { lazily } from '../../../ui/lazily.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { useSecondsUntil } from '../../../ui/use-seconds-until.ts'
import { momentText } from '../moment-text.ts'

const CancelDialog = lazily(async () => (await import('./cancel-dialog.tsx')).CancelDialog)

/**
 * Shows until when the customer may cancel without staff, and the button for it. `readAt`: when the order was read,
 * by this device's clock; the seconds that the shop returned count from then.
 */
export function FreeToCancel(props: {
  order: Order
  cancellation: CancellationWindow
  readAt: number
  onCancelled: () => void
  /** Called when the time to cancel is over. */
  onOver: () => void
}) {
  const { order, cancellation, readAt, onCancelled, onOver } = props
  const words = useWords()
  const { t } = words
  const [asking, setAsking] = useState(false)
  const { until, endsWith, of } = cancellation
  const standing = order.lines.reduce((sum, line) => sum + line.quantity - line.cancelled, 0)
  const title = t(
    of === 'ready_to_wear'
      ? 'cancel_title_lines'
      : standing > 1
        ? 'cancel_title_some'
        : 'cancel_title',
  )
  return (
    <section className="grid justify-items-start gap-3 border-b border-rule py-6 leading-tight">
      <p className="grid gap-1">
        <span>
          {until
            ? t(of === 'ready_to_wear' ? 'cancel_ready_until' : 'cancel_free_until', {
                time: momentText(until, words),
              })
            : t(
                of === 'ready_to_wear'
                  ? 'cancel_ready_before_handover'
                  : `cancel_free_before_${endsWith}`,
              )}
        </span>
        {until && <TimeLeft until={readAt + cancellation.secondsLeft * 1000} onOver={onOver} />}
      </p>
      <TextButton aria-haspopup="dialog" className="text-small" onClick={() => setAsking(true)}>
        {title}
      </TextButton>
      <CancelDialog
        open={asking}
        onClose={() => setAsking(false)}
        order={order.token}
        title={title}
        onCancelled={onCancelled}
      />
    </section>
  )
}

/** Counts down, and calls `onOver` at the end: the shop then says what the customer can still do. */
function TimeLeft({ until, onOver }: { until: number; onOver: () => void }) {
  const { t, language } = useWords()
  const seconds = useSecondsUntil(until)
  const over = seconds === 0
  const notify = useEffectEvent(onOver)
  useEffect(() => {
    if (over) notify()
  }, [over])
  const minutes = Math.floor(seconds / 60)
  return (
    <span role="timer" className="text-small text-ink-2 tabular-nums">
      {minutes >= 60
        ? t('cancel_left', { duration: formatDuration(minutes, language) })
        : t('cancel_left_soon', { time: `\u2066${minutes}:${twoDigits(seconds % 60)}\u2069` })}
    </span>
  )
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
