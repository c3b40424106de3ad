import { useWords } from '../../i18n/words.tsx'
import { type Step, steps } from './draft/check-filled.ts'

/** Three lines above the three steps: ink for the steps that are done, oud for the current one. */
export function StepProgress({ now }: { now: Step }) {
  const { t } = useWords()
  const current = steps.indexOf(now)
  return (
    <ol aria-label={t('checkout_progress')} className="grid grid-cols-3 gap-2">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={`border-t-2 pt-2 text-small leading-tight ${looks[Math.sign(index - current) + 1]}`}
        >
          {t(`checkout_${step}`)}
        </li>
      ))}
    </ol>
  )
}

const looks = ['border-ink text-ink', 'border-oud text-oud', 'border-rule text-ink-2']
