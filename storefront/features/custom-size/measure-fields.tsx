import { measurements } from '@rimal/contract/measurements'
import { useWords } from '../../i18n/words.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { MeasureField } from './measure-field.tsx'
import type { MeasureForm } from './use-measure-form.ts'

/** The measurement she is at: its name, how it is taken, and the unit of all. */
export function MeasureHead({ form, className = '' }: { form: MeasureForm; className?: string }) {
  const { t } = useWords()
  const number = measurements.findIndex(({ key }) => key === form.active) + 1
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-h3">{`${number}. ${t(`figure_${form.active}`)}`}</h3>
        <Segmented
          legend={t('length_unit')}
          value={form.figures.unit}
          onChange={form.convert}
          options={[
            { value: 'in', label: t('length_in') },
            { value: 'cm', label: t('length_cm') },
          ]}
          className="flex-none text-small"
        />
      </div>
      {/* As tall as the longest help in view, so that the fields do not move from one to the next. */}
      <p className="min-h-[3lh] text-small text-ink-2 lg:min-h-[2lh]">
        {t(`figure_help_${form.active}`)}
      </p>
    </div>
  )
}

/** The fifteen fields, in as many columns as there is room for. */
export function MeasureFields({ form }: { form: MeasureForm }) {
  const { t } = useWords()
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-4.5 lg:grid-cols-[repeat(auto-fill,minmax(max(min(100%,8rem),calc((100%-2rem)/3)),1fr))]">
        {measurements.map(({ key, number }) => (
          <MeasureField
            key={key}
            form={form}
            measure={key}
            number={number}
            last={number === measurements.length}
          />
        ))}
      </div>
      {form.filled > 0 && (
        <p className="pt-6 text-small text-ink-2">
          <TextButton onClick={form.clear}>{t('custom_size_clear')}</TextButton>
        </p>
      )}
    </>
  )
}
