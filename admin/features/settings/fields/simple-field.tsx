import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { MomentField } from '../../../ui/form/moment-field.tsx'
import { CountField, MoneyField } from '../../../ui/form/number-field.tsx'
import { TargetField } from '../../../ui/targets/target-field.tsx'
import { choicesOf } from './choices-of.ts'
import { DecimalField } from './decimal-field.tsx'
import { currencyOf, type FieldProps, useFormContext } from './form-context.ts'
import { unitOf } from './unit-of.ts'
import { useFieldWords } from './use-field-words.ts'

/** A field of one value: a number, a text of one language, a choice, or a tick. */
export function SimpleField(props: FieldProps) {
  const { shape, path, value, onChange } = props
  const words = useFieldWords()
  const form = useFormContext()
  const choices = choicesOf({ shape, path }, form, words)
  if (choices) return <ChoiceField {...props} choices={choices} />
  const common = { label: words.label(path), error: form.errors[path] }
  const help = words.help(path)
  if (shape.type === 'boolean') {
    return (
      <Checkbox
        {...common}
        description={help}
        checked={value === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    )
  }
  if (shape.type === 'integer' || shape.type === 'number') return <NumberField {...props} />
  if (shape.title === 'moment') return <MomentOf {...props} />
  if (shape.title === 'target') return <TargetOf {...props} />
  return <WrittenField {...props} />
}

function NumberField({ shape, path, value, onChange, isOptional, around }: FieldProps) {
  const words = useFieldWords()
  const form = useFormContext()
  const common = {
    label: words.label(path),
    help: words.help(path),
    error: form.errors[path],
    value: (value ?? null) as number | null,
    onChange: (number: number | null) =>
      onChange(number === null && isOptional ? undefined : number),
  }
  const isMoney = shape.title === 'money' || (shape.title === 'bandEnd' && !isByWeight(around))
  if (isMoney) return <MoneyField {...common} currency={currencyOf(around, form.currency)} />
  const unit = unitOf(shape.title === 'bandEnd' ? 'grams' : shape.title, words.t)
  const limits = { min: shape.minimum ?? 0, max: shape.maximum ?? 1_000_000 }
  if (shape.type === 'number') return <DecimalField {...common} {...limits} unit={unit} />
  return <CountField {...common} {...limits} {...(unit ? { unit } : {})} />
}

/** Bands end at a weight or at a total, as the object of the bands says. */
function isByWeight(around: FieldProps['around']): boolean {
  return around.find(({ by }) => by !== undefined)?.['by'] === 'weight'
}

function MomentOf({ path, value, onChange }: FieldProps) {
  const words = useFieldWords()
  const { errors } = useFormContext()
  return (
    <MomentField
      label={words.label(path)}
      description={words.help(path)}
      error={errors[path]}
      value={typeof value === 'string' ? value : null}
      onChange={(moment) => onChange(moment ?? undefined)}
    />
  )
}

function TargetOf({ path, value, onChange }: FieldProps) {
  const words = useFieldWords()
  const { errors } = useFormContext()
  return (
    <TargetField
      label={words.label(path)}
      description={words.help(path)}
      error={errors[path]}
      none={words.part(path, 'unset') ?? ''}
      value={String(value ?? '')}
      onChange={(target) => onChange(target || undefined)}
    />
  )
}

const inputTypes: Readonly<Record<string, 'time' | 'tel'>> = { time: 'time', phone: 'tel' }

function WrittenField({ shape, path, value, onChange, isOptional }: FieldProps) {
  const words = useFieldWords()
  const { errors } = useFormContext()
  return (
    <TextInput
      label={words.label(path)}
      description={words.help(path)}
      error={errors[path]}
      type={inputTypes[shape.title ?? ''] ?? 'text'}
      dir="ltr"
      maxLength={shape.maxLength ?? 300}
      value={String(value ?? '')}
      onChange={(event) => {
        const text = event.currentTarget.value
        onChange(text === '' && isOptional ? undefined : text)
      }}
    />
  )
}

type ChoiceProps = FieldProps & { choices: { value: string; label: string }[] }

function ChoiceField({ path, value, onChange, isOptional, choices }: ChoiceProps) {
  const words = useFieldWords()
  const { errors } = useFormContext()
  const unset = isOptional ? words.part(path, 'unset') : undefined
  // A field that is missing means its first choice, unless there are words for a missing one.
  const chosen = String(value ?? (unset === undefined ? (choices[0]?.value ?? '') : ''))
  const isKnown = chosen === '' || choices.some((choice) => choice.value === chosen)
  const data = [
    ...(unset === undefined ? [] : [{ value: '', label: unset }]),
    ...(unset === undefined && chosen === ''
      ? [{ value: '', label: words.t('settings_choose') }]
      : []),
    ...choices,
    ...(isKnown ? [] : [{ value: chosen, label: chosen }]),
  ]
  return (
    <NativeSelect
      label={words.label(path)}
      description={words.help(path)}
      error={errors[path]}
      value={chosen}
      data={data}
      onChange={(event) => onChange(event.currentTarget.value || (isOptional ? undefined : ''))}
    />
  )
}
