import { Button, Radio, TextInput } from '@mantine/core'
import { maxProfileName } from '@rimal/contract/limits'
import { type LengthUnit, measurements } from '@rimal/contract/measure/measurements'
import { isolate } from '../../ui/isolate.ts'
import { useWords } from '../../words.tsx'
import { MeasureField } from './measure-field.tsx'
import { inUnit, readPerson, type TypedPerson } from './typed-person.ts'
import css from './visits.module.css'

type Props = {
  person: TypedPerson
  /** The place of the person in the form, from 1. */
  place: number
  nameError: 'missing' | 'twice' | undefined
  isTried: boolean
  onChange: (person: TypedPerson) => void
  onRemove: () => void
}

/** The name, the unit and the fifteen measurements of one person. */
export function PersonFields({ person, place, nameError, isTried, onChange, onRemove }: Props) {
  const { t } = useWords()
  const { name, unit, typed } = person
  const { findings } = readPerson(person)
  const title = t('staff_visit_person', { place })
  return (
    <fieldset className={css.measured}>
      <legend>{title}</legend>
      <div className={css.who}>
        <TextInput
          label={t('staff_visit_person_name')}
          dir="auto"
          value={name}
          maxLength={maxProfileName}
          onChange={(event) => onChange({ ...person, name: event.currentTarget.value })}
          error={nameError ? t(`staff_measure_name_${nameError}`) : undefined}
        />
        <UnitChoice unit={unit} onChange={(next) => onChange(inUnit(person, next))} />
      </div>
      <div className={css.figures}>
        {measurements.map(({ key, number }) => (
          <MeasureField
            key={key}
            name={key}
            number={number}
            unit={unit}
            value={typed[key] ?? ''}
            finding={findings.find((one) => one.key === key)}
            isTried={isTried}
            onChange={(text) => onChange({ ...person, typed: { ...typed, [key]: text } })}
          />
        ))}
      </div>
      <Button variant="subtle" onClick={onRemove}>
        {t('staff_visit_remove_person', { name: isolate(name || title) })}
      </Button>
    </fieldset>
  )
}

type UnitProps = { unit: LengthUnit; onChange: (unit: LengthUnit) => void }

function UnitChoice({ unit, onChange }: UnitProps) {
  const { t } = useWords()
  return (
    <Radio.Group
      label={t('staff_visit_unit')}
      value={unit}
      onChange={(next) => onChange(next === 'cm' ? 'cm' : 'in')}
    >
      <div className={css.units}>
        <Radio value="in" label={t('staff_visit_inches')} />
        <Radio value="cm" label={t('staff_visit_centimetres')} />
      </div>
    </Radio.Group>
  )
}
