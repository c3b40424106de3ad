import type { ImportReport } from '@rimal/contract/staff/imports'
import { isolate } from '../../ui/isolate.ts'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import css from './imports.module.css'

/** Says what has been written so far; it is read out when the state changes. */
export function StateLine({ report }: { report: ImportReport }) {
  const { state, failure } = report
  if (failure) return <Failure failure={failure} />
  return (
    <>
      <output className={state === 'done' ? ui.done : css.line}>
        <Sentence report={report} />
      </output>
      <Progress report={report} />
    </>
  )
}

function Sentence({ report: { state, applied, created, changed, wrong } }: Props) {
  const { t } = useWords()
  if (state === 'checking') return t('import_checking')
  if (state === 'ready') return t('import_nothing_written')
  if (state === 'cancelled') return t('import_cancelled', { applied })
  if (state === 'done') {
    return wrong > 0 ? t('import_done_without', { applied, wrong }) : t('import_done', { applied })
  }
  // The progress counts for itself; a sentence that changes each second would be read out each second.
  return t('import_applying', { rows: created + changed })
}

type Props = { report: ImportReport }

function Progress({ report: { state, applied, created, changed } }: Props) {
  const { t } = useWords()
  if (state !== 'checking' && state !== 'applying') return null
  const rows = created + changed
  const label = t(`import_state_${state}`)
  // A check has no end that is known.
  const part = state === 'applying' ? { max: Math.max(rows, 1), value: applied } : {}
  return (
    <div className={css.progress}>
      <progress {...part} aria-label={label} />
      {state === 'applying' ? <span>{t('import_applied_of', { applied, rows })}</span> : null}
    </div>
  )
}

function Failure({ failure }: { failure: NonNullable<ImportReport['failure']> }) {
  const { t } = useWords()
  const { code, value } = failure
  return (
    <div className={ui.notice} role="alert">
      {t(`import_failure_${code}`, { value: isolate(value) })}
    </div>
  )
}
