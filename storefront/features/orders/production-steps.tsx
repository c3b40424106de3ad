import { stagesOfProduction } from '@rimal/contract/production/production-stages'
import type { LineProduction } from '@rimal/contract/production/line-production'
import { useWords } from '../../i18n/words.tsx'
import { Icon } from '../../ui/icon.tsx'
import { momentText } from './moment-text.ts'

/** The four production steps of an item, each finished one with its time. */
export function ProductionSteps(props: { production: LineProduction; line: string }) {
  const { production, line } = props
  const words = useWords()
  const { t } = words
  return (
    <ol aria-label={t('production_of', { product: line })} className="mt-2 grid gap-2 text-small">
      {stagesOfProduction(production.state, production.steps).map(({ stage, state, at }) => (
        <li
          key={stage}
          aria-current={state === 'now' ? 'step' : undefined}
          className={`grid grid-cols-[1rem_1fr] items-start gap-x-3 ${state === 'now' ? '' : 'text-ink-2'}`}
        >
          <span aria-hidden="true" className="grid size-4 place-items-center">
            {state === 'done' && <Icon name="check" size="sm" />}
            {state === 'now' && <span className="size-2 rounded-full bg-oud" />}
            {state === 'wait' && <span className="size-2 rounded-full border border-edge" />}
          </span>
          <span className="flex flex-wrap gap-x-3">
            {t(`production_stage_${stage}`)}
            {state === 'done' && (
              <span className={at ? 'text-ink-2' : 'sr-only'}>
                {at ? momentText(at, words) : t('order_stage_done')}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
