import type { ImportState } from '@rimal/contract/staff/import-kinds'
import { useWords } from '../../words.tsx'
import css from './imports.module.css'

const steps = ['file', 'dry_run', 'import'] as const

/** The step at which an import in each state is. */
const stepOf: Record<ImportState, (typeof steps)[number]> = {
  checking: 'file',
  failed: 'file',
  ready: 'dry_run',
  cancelled: 'dry_run',
  applying: 'import',
  done: 'import',
}

/** The three steps of an import, with the current one. */
export function Steps({ state }: { state: ImportState }) {
  const { t } = useWords()
  return (
    <ol className={css.steps} aria-label={t('import_steps')}>
      {steps.map((step) => (
        <li key={step} aria-current={step === stepOf[state] ? 'step' : undefined}>
          {t(`import_step_${step}`)}
        </li>
      ))}
    </ol>
  )
}
