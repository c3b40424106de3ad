import { measurements } from '@rimal/contract/measurements'
import { useWords } from '../../i18n/words.tsx'
import { Button } from '../../ui/button.tsx'
import type { MeasureForm } from './use-measure-form.ts'

/** How far she is, what stands in the way, and the one act of the form. */
export function MeasureFoot({ form, className = '' }: { form: MeasureForm; className?: string }) {
  const { t } = useWords()
  return (
    <div className={`grid gap-2.5 lg:grid-cols-[1fr_20rem] lg:items-center ${className}`}>
      <div className="text-small leading-tight">
        <p className="text-ink-2">
          {t('custom_size_progress', { filled: form.filled, all: measurements.length })}
        </p>
        <p role="alert" className="text-alert not-empty:pt-1.5">
          {form.trouble}
        </p>
      </div>
      <Button type="submit" full busy={form.busy}>
        {t('custom_size_save')}
      </Button>
    </div>
  )
}
