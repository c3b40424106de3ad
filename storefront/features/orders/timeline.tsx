import { useWords, type Words } from '../../i18n/words.tsx'
import { Icon } from '../../ui/icon.tsx'
import { arrivalText } from '../cart/arrival-words.ts'
import { momentText } from './moment-text.ts'
import type { Stage } from './order-stages.ts'

const points: Record<Stage['state'], string> = {
  done: 'border-ink bg-ink text-paper',
  now: 'border-oud bg-paper',
  wait: 'border-edge bg-paper',
}

/** Filled is done, ringed is now; each stage with the day we know or promise. */
export function Timeline(props: { stages: Stage[]; timeZone: string; piece: string }) {
  const { stages, timeZone, piece } = props
  const { t } = useWords()
  return (
    <ol aria-label={t('order_stages', { piece })}>
      {stages.map((stage, index) => (
        <Point
          key={stage.name}
          stage={stage}
          timeZone={timeZone}
          isLast={index === stages.length - 1}
        />
      ))}
    </ol>
  )
}

function Point(props: { stage: Stage; timeZone: string; isLast: boolean }) {
  const { stage, timeZone, isLast } = props
  const words = useWords()
  const { t } = words
  const time = timeOf(stage, { timeZone, words })
  return (
    <li
      aria-current={stage.state === 'now' ? 'step' : undefined}
      className={`relative grid grid-cols-[1.5rem_1fr] gap-4 pb-6 leading-tight last:pb-0 ${stage.state === 'wait' ? 'text-ink-2' : ''}`}
    >
      {!isLast && (
        <span
          aria-hidden="true"
          className={`absolute start-[calc(.75rem-.5px)] top-6 bottom-0 border-s ${stage.state === 'done' ? 'border-ink' : 'border-rule'}`}
        />
      )}
      <span
        aria-hidden="true"
        className={`grid size-6 place-items-center rounded-full border ${points[stage.state]}`}
      >
        {stage.state === 'done' && <Icon name="check" size="sm" />}
        {stage.state === 'now' && <span className="size-3 rounded-full bg-oud" />}
      </span>
      <span className="grid gap-1 pt-0.5">
        <span>
          {nameOf(stage, t)}
          {stage.state === 'done' && (
            <span className="sr-only">{`${t('list_separator')}${t('order_stage_done')}`}</span>
          )}
        </span>
        {time && <span className="text-small text-ink-2">{time}</span>}
      </span>
    </li>
  )
}

function nameOf({ name, state }: Stage, t: Words['t']): string {
  if (name === 'checking') return t(state === 'done' ? 'order_checked' : 'order_checking')
  if (name === 'packed') return t(state === 'now' ? 'order_packing' : 'order_packed')
  if (name === 'waits') return t(state === 'now' ? 'order_packing' : 'pickup_ready')
  if (name === 'collected') return t(state === 'now' ? 'pickup_to_collect' : 'pickup_collected')
  if (name === 'door') return t(state === 'now' ? 'order_on_the_way' : 'order_at_door')
  return t(name === 'sewing' ? 'order_sewing' : 'order_received')
}

function timeOf(
  { name, state, at, promised }: Stage,
  { timeZone, words }: { timeZone: string; words: Words },
): string {
  if (at) return momentText(at, { timeZone, words })
  if (name === 'checking' && state === 'now') return words.t('order_checking_text')
  if (name === 'sewing' && state === 'wait') return words.t('order_sewing_text')
  if (!promised) return ''
  const day = arrivalText(promised, words)
  return name === 'packed' || name === 'waits' ? words.t('order_by', { day }) : day
}
