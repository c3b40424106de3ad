import type { Leave, Order } from '@rimal/contract/orders'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '../../../i18n/words.tsx'
import { lazily } from '../../../ui/lazily.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { useSecondsUntil } from '../../../ui/use-seconds-until.ts'
import { deadlineText } from '../moment-text.ts'

const CancelDialog = lazily(async () => (await import('./cancel-dialog.tsx')).CancelDialog)

/**
 * Until when she may cancel by herself, and the way to do it. `readAt`: when the order was read, by
 * this device's clock, from which the seconds that the shop named are counted.
 */
export function FreeToCancel(props: {
  order: Order
  leave: Leave
  readAt: number
  onCancelled: () => void
  /** Her time has run out. */
  onOver: () => void
}) {
  const { order, leave, readAt, onCancelled, onOver } = props
  const words = useWords()
  const { t } = words
  const [asking, setAsking] = useState(false)
  const { until, endsWith, of } = leave
  const standing = order.lines.reduce((sum, line) => sum + line.quantity - line.cancelled, 0)
  const title = t(
    of === 'shelf' ? 'cancel_title_pieces' : standing > 1 ? 'cancel_title_some' : 'cancel_title',
  )
  return (
    <section className="grid justify-items-start gap-3 border-b border-rule py-6 leading-tight">
      <p className="grid gap-1">
        <span>
          {until
            ? t(of === 'shelf' ? 'cancel_shelf_until' : 'cancel_free_until', {
                time: deadlineText(until, { ...order, words }),
              })
            : t(of === 'shelf' ? 'cancel_shelf_before_handover' : `cancel_free_before_${endsWith}`)}
        </span>
        {until && <TimeLeft until={readAt + leave.secondsLeft * 1000} onOver={onOver} />}
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

/** Counts down, and tells when nothing is left: what holds then the shop says. */
function TimeLeft({ until, onOver }: { until: number; onOver: () => void }) {
  const { t } = useWords()
  const seconds = useSecondsUntil(until)
  const over = seconds === 0
  const tell = useEffectEvent(onOver)
  useEffect(() => {
    if (over) tell()
  }, [over])
  const minutes = Math.floor(seconds / 60)
  return (
    <span role="timer" className="text-small text-ink-2 tabular-nums">
      {minutes >= 60
        ? t('cancel_left', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
        : t('cancel_left_soon', { time: `\u2066${minutes}:${twoDigits(seconds % 60)}\u2069` })}
    </span>
  )
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
