import { productionStep } from '@rimal/contract/production/production-stages'
import { useWords, type Words } from '../../i18n/words.tsx'
import { Icon } from '../../ui/icon.tsx'
import { arrivalText } from '../cart/arrival-words.ts'
import { ProductionSteps } from './production-steps.tsx'
import { momentText } from './moment-text.ts'
import type { Stage } from './order-stages.ts'

const points: Record<Stage['state'], string> = {
  done: 'border-ink bg-ink text-paper',
  now: 'border-oud bg-paper',
  wait: 'border-edge bg-paper',
}

/** A filled circle is done, a ring is current; each stage has the known or the expected day. */
export function Timeline(props: { stages: Stage[]; line: string }) {
  const { stages, line } = props
  const { t } = useWords()
  return (
    <ol aria-label={t('order_stages', { product: line })}>
      {stages.map((stage, index) => (
        <Point key={stage.name} stage={stage} line={line} isLast={index === stages.length - 1} />
      ))}
    </ol>
  )
}

function Point(props: { stage: Stage; line: string; isLast: boolean }) {
  const { stage, line, isLast } = props
  const { production } = stage
  const words = useWords()
  const { t } = words
  const time = timeOf(stage, words)
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
        {production && isBeingMade(stage) && (
          <ProductionSteps production={production} line={line} />
        )}
      </div>
    </li>
  )
}

/** Says whether the customer still has to answer a question about a measurement. */
function asksCustomer({ name, state, production }: Stage): boolean {
  return name === 'checking' && state !== 'done' && Boolean(production?.question)
}

function isBeingMade({ name, state, production }: Stage): boolean {
  return (
    name === 'sewing' &&
    state === 'now' &&
    production !== undefined &&
    productionStep(production.state) > 0
  )
}

function nameOf(stage: Stage, t: Words['t']): string {
  const { name, state, production } = stage
  if (name === 'sewing' && production) {
    if (state === 'done') return t('production_done')
    if (isBeingMade(stage)) return t('production_step', { step: productionStep(production.state) })
    return t(state === 'now' ? 'production_waits' : 'order_production')
  }
  if (asksCustomer(stage)) return t('production_question')
  if (name === 'checking') return t(state === 'done' ? 'order_checked' : 'order_checking')
  if (name === 'packed') return t(state === 'now' ? 'order_packing' : 'order_packed')
  if (name === 'waits') return t(state === 'now' ? 'order_packing' : 'pickup_ready')
  if (name === 'collected') return t(state === 'now' ? 'pickup_to_collect' : 'pickup_collected')
  if (name === 'door') return t(state === 'now' ? 'order_on_the_way' : 'order_at_door')
  return t(name === 'sewing' ? 'order_production' : 'order_received')
}

function timeOf(stage: Stage, words: Words): string {
  const { name, state, at, expected, production } = stage
  if (at) return momentText(at, words)
  if (asksCustomer(stage)) return production?.question ?? ''
  if (name === 'checking' && state === 'now') return words.t('order_checking_text')
  if (name === 'sewing' && production?.late) return words.t('production_late')
  if (name === 'sewing' && state === 'wait' && !production) return words.t('order_production_text')
  if (!expected) return ''
  const day = arrivalText(expected, words)
  if (name === 'sewing') return words.t('production_due', { day })
  return name === 'packed' || name === 'waits' ? words.t('order_by', { day }) : day
}
