import { Radio } from '@mantine/core'
import type { LengthUnit } from '@rimal/contract/measure/measurements'
import { useWords } from '../../words.tsx'
import css from './form.module.css'

type Props = { value: LengthUnit; onChange: (unit: LengthUnit) => void; help?: string }

/** The unit in which measurements are shown or typed. */
export function UnitChoice({ value, onChange, help }: Props) {
  const { t } = useWords()
  return (
    <Radio.Group
      label={t('form_unit')}
      description={help}
      value={value}
      onChange={(next) => onChange(next === 'cm' ? 'cm' : 'in')}
    >
      <div className={css.units}>
        <Radio value="in" label={t('form_inches')} />
        <Radio value="cm" label={t('form_centimetres')} />
      </div>
    </Radio.Group>
  )
}
