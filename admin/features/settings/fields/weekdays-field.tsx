import { Checkbox } from '@mantine/core'
import { errorBelow } from './error-below.ts'
import { type FieldProps, useFormContext } from './form-context.ts'
import css from './fields.module.css'
import { useFieldWords } from './use-field-words.ts'

const weekdays = [0, 1, 2, 3, 4, 5, 6]

/** Days of the week, each with a box. */
export function WeekdaysField({ path, value, onChange }: FieldProps) {
  const words = useFieldWords()
  const { errors } = useFormContext()
  const days = (value ?? []) as number[]
  return (
    <Checkbox.Group
      label={words.label(path)}
      labelProps={path.includes('.') ? {} : { className: css.hidden }}
      error={errorBelow(errors, path)}
      value={days.map(String)}
      onChange={(chosen) => onChange(chosen.map(Number).toSorted((a, b) => a - b))}
    >
      <div className={css.choices}>
        {weekdays.map((day) => (
          <Checkbox key={day} value={String(day)} label={words.weekday(day)} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
