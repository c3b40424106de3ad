import { measurements } from '@rimal/contract/measure/measurements'
import { useWords } from '../../i18n/words.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { MeasureField } from './measure-field.tsx'
import type { MeasureForm } from './use-measure-form.ts'

/** The unit of all of them. */
function UnitChoice({ form }: { form: MeasureForm }) {
  const { t } = useWords()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-4">
      <span aria-hidden="true" className="text-small">
        {t('length_unit')}
      </span>
      <Segmented
        legend={t('length_unit')}
        value={form.measurements.unit}
        onChange={form.convert}
        options={[
          { value: 'in', label: t('length_in') },
          { value: 'cm', label: t('length_cm') },
        ]}
        className="flex-none text-small"
      />
      {form.measurements.unit === 'cm' && (
        <p className="w-full text-small leading-tight text-ink-2">{t('length_cm_note')}</p>
      )}
    </div>
  )
}

/** The fifteen fields, in as many columns as there is room for. */
export function MeasureFields({ form }: { form: MeasureForm }) {
  const { t } = useWords()
  return (
    <>
      <UnitChoice form={form} />
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
