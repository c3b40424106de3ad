import { makingStep } from '@rimal/contract/making/making-states'
import { useWords, type Words } from '../../i18n/words.tsx'
import { Icon } from '../../ui/icon.tsx'
import { arrivalText } from '../cart/arrival-words.ts'
import { MakingSteps } from './making-steps.tsx'
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
          piece={piece}
          isLast={index === stages.length - 1}
        />
      ))}
    </ol>
  )
}

function Point(props: { stage: Stage; timeZone: string; piece: string; isLast: boolean }) {
  const { stage, timeZone, piece, isLast } = props
  const { making } = stage
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
      <div className="grid gap-1 pt-0.5">
        <span>
          {nameOf(stage, t)}
          {stage.state === 'done' && (
            <span className="sr-only">{`${t('list_separator')}${t('order_stage_done')}`}</span>
          )}
        </span>
        {time && <span className="text-small text-ink-2">{time}</span>}
        {making && isBeingMade(stage) && (
          <MakingSteps making={making} timeZone={timeZone} piece={piece} />
        )}
      </div>
    </li>
  )
}

/** While we wait for her answer about a measure. */
function asksHer({ name, state, making }: Stage): boolean {
  return name === 'checking' && state !== 'done' && Boolean(making?.question)
}

function isBeingMade({ name, state, making }: Stage): boolean {
  return (
    name === 'sewing' && state === 'now' && making !== undefined && makingStep(making.state) > 0
  )
}

function nameOf(stage: Stage, t: Words['t']): string {
  const { name, state, making } = stage
  if (name === 'sewing' && making) {
    if (state === 'done') return t('making_done')
    if (isBeingMade(stage)) return t('making_step', { step: makingStep(making.state) })
    return t(state === 'now' ? 'making_waits' : 'order_sewing')
  }
  if (asksHer(stage)) return t('making_question')
  if (name === 'checking') return t(state === 'done' ? 'order_checked' : 'order_checking')
  if (name === 'packed') return t(state === 'now' ? 'order_packing' : 'order_packed')
  if (name === 'waits') return t(state === 'now' ? 'order_packing' : 'pickup_ready')
  if (name === 'collected') return t(state === 'now' ? 'pickup_to_collect' : 'pickup_collected')
  if (name === 'door') return t(state === 'now' ? 'order_on_the_way' : 'order_at_door')
  return t(name === 'sewing' ? 'order_sewing' : 'order_received')
}

function timeOf(stage: Stage, { timeZone, words }: { timeZone: string; words: Words }): string {
  const { name, state, at, promised, making } = stage
  if (at) return momentText(at, { timeZone, words })
  if (asksHer(stage)) return making?.question ?? ''
  if (name === 'checking' && state === 'now') return words.t('order_checking_text')
  if (name === 'sewing' && making?.late) return words.t('making_late')
  if (name === 'sewing' && state === 'wait' && !making) return words.t('order_sewing_text')
  if (!promised) return ''
  const day = arrivalText(promised, words)
  if (name === 'sewing') return words.t('making_promised', { day })
  return name === 'packed' || name === 'waits' ? words.t('order_by', { day }) : day
}
