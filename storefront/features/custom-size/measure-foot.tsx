import { measurements } from '@rimal/contract/measure/measurements'
import { useWords } from '../../i18n/words.tsx'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { otherUnit } from './lengths.ts'
import type { MeasureForm } from './use-measure-form.ts'

/** The progress, the problems, and the one button of the form. */
export function MeasureFoot({ form, className = '' }: { form: MeasureForm; className?: string }) {
  const { t } = useWords()
  const other = otherUnit(form.measurements.unit)
  return (
    <div className={`grid gap-2.5 lg:grid-cols-[1fr_20rem] lg:items-center ${className}`}>
      {/* Where it is seen from every field. */}
      <div aria-live="polite" className="col-span-full empty:hidden">
        {form.otherUnitLikely && (
          <Note className="flex flex-wrap gap-x-4 gap-y-3">
            <span>{t(`custom_size_all_in_${other}`)}</span>
            <TextButton onClick={() => form.reread(other)}>
              {t(`custom_size_they_are_${other}`)}
            </TextButton>
          </Note>
        )}
      </div>
      <div className="text-small leading-tight">
        <p className="text-ink-2">
          {t('custom_size_progress', { filled: form.filled, all: measurements.length })}
        </p>
        <output className="block text-alert not-empty:pt-1.5">{form.trouble}</output>
      </div>
      <Button type="submit" full busy={form.busy}>
        {t('custom_size_save')}
      </Button>
    </div>
  )
}
