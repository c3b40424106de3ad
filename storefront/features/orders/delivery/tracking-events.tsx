import type { Shipment } from '@rimal/contract/orders'
import { useWords } from '../../../i18n/words.tsx'
import { momentText } from '../moment-text.ts'

/** The tracking events of a shipment, the newest first. */
export function TrackingEvents({ shipment }: { shipment: Shipment }) {
  const words = useWords()
  const { t } = words
  // The handover to the courier is already shown above.
  const steps = shipment.steps.filter(({ to }) => to !== 'handed_over')
  if (steps.length === 0) return null
  return (
    <ol aria-label={t('shipment_steps')} className="grid gap-2 text-small leading-tight">
      {steps.toReversed().map(({ to, at }, index) => (
        <li
          key={at + to}
          className={`flex flex-wrap justify-between gap-x-6 ${index === 0 ? '' : 'text-ink-2'}`}
        >
          <span>{t(`shipment_step_${to}`)}</span>
          <span>{momentText(at, words)}</span>
        </li>
      ))}
    </ol>
  )
}
