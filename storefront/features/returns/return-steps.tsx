import type { OwnReturn } from '@rimal/contract/returns/returns'
import { useWords } from '../../i18n/words.tsx'
import { Icon } from '../../ui/icon.tsx'
import { momentText } from '../orders/moment-text.ts'
import { stepsOf, type StepPoint } from './steps-of.ts'

const points: Record<StepPoint['state'], string> = {
  done: 'border-ink bg-ink text-paper',
  now: 'border-oud bg-paper',
  wait: 'border-edge bg-paper',
}

/** The steps from the request to the outcome; a return that ended early shows no further steps. */
export function ReturnSteps({ asked }: { asked: OwnReturn }) {
  const words = useWords()
  const { t } = words
  const steps = stepsOf(asked)
  return (
    <section className="border-b border-rule py-7">
      <ol aria-label={t('return_steps')}>
        {steps.map(({ name, state, at }, index) => (
          <li
            key={name}
            aria-current={state === 'now' ? 'step' : undefined}
            className={`relative grid grid-cols-[1.5rem_1fr] gap-4 pb-6 leading-tight last:pb-0 ${state === 'wait' ? 'text-ink-2' : ''}`}
          >
            {index < steps.length - 1 && (
              <span
                aria-hidden="true"
                className={`absolute start-[calc(.75rem-.5px)] top-6 bottom-0 border-s ${state === 'done' ? 'border-ink' : 'border-rule'}`}
              />
            )}
            <span
              aria-hidden="true"
              className={`grid size-6 place-items-center rounded-full border ${points[state]}`}
            >
              {state === 'done' && <Icon name="check" size="sm" />}
              {state === 'now' && <span className="size-3 rounded-full bg-oud" />}
            </span>
            <span className="grid gap-1 pt-0.5">
              <span>
                {t(`return_step_${name}`)}
                {state === 'done' && (
                  <span className="sr-only">{`${t('list_separator')}${t('order_stage_done')}`}</span>
                )}
              </span>
              {at && <span className="text-small text-ink-2">{momentText(at, words)}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
