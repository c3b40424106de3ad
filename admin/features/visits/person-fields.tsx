import { Button, TextInput } from '@mantine/core'
import { maxProfileName } from '@rimal/contract/limits'
import { measurements } from '@rimal/contract/measure/measurements'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { UnitChoice } from '../../ui/form/unit-choice.tsx'
import { isolate } from '../../ui/isolate.ts'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import { MeasureField } from './measure-field.tsx'
import { inUnit, readPerson, typedCount, type TypedPerson } from './typed-person.ts'
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
        <UnitChoice value={unit} onChange={(next) => onChange(inUnit(person, next))} />
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
      <RemovePerson person={person} name={name || title} onRemove={onRemove} />
    </fieldset>
  )
}

type RemoveProps = { person: TypedPerson; name: string; onRemove: () => void }

/** Removes a person; if measurements are typed, the effect is said before. */
function RemovePerson({ person, name, onRemove }: RemoveProps) {
  const { t } = useWords()
  const [isAsking, setAsking] = useState(false)
  const count = typedCount(person)
  const title = t('staff_visit_remove_person', { name: isolate(name) })
  return (
    <>
      <Button variant="subtle" onClick={() => (count > 0 ? setAsking(true) : onRemove())}>
        {title}
      </Button>
      <Dialog title={title} isOpen={isAsking} onClose={() => setAsking(false)}>
        <div className={ui.form}>
          <p>{t('staff_visit_remove_effect', { count })}</p>
          <div className={ui.acts}>
            <Button variant="danger" onClick={onRemove}>
              {title}
            </Button>
            <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
              {t('staff_visit_keep_person')}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
