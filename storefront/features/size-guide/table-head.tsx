import type { LengthUnit } from '@rimal/contract/measure/measurements'
import { useWords } from '../../i18n/words.tsx'
import { Segmented } from '../../ui/segmented.tsx'

type Props = { title: string; unit: LengthUnit; onUnit: (unit: LengthUnit) => void }

/** The title of a table of lengths, with the choice of their unit. */
export function TableHead({ title, unit, onUnit }: Props) {
  const { t } = useWords()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h3 className="text-h3">{title}</h3>
      <Segmented
        legend={t('length_unit')}
        value={unit}
        onChange={onUnit}
        options={[
          { value: 'in', label: t('length_in') },
          { value: 'cm', label: t('length_cm') },
        ]}
        className="text-small"
      />
    </div>
  )
}
