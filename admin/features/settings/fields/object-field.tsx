import { Checkbox } from '@mantine/core'
import type { Text } from '@rimal/contract/language'
import type { FieldShape } from '@rimal/contract/staff/field-shape'
import { TextInBoth } from '../../../ui/form/text-in-both.tsx'
import { type DrawField, type FieldProps, type Fields, useFormContext } from './form-context.ts'
import css from './fields.module.css'
import { hasText, isPlain, isText } from './shape-kinds.ts'
import { newValue } from './shape-values.ts'
import { isShown, withField } from './shown-fields.ts'
import { useFieldWords } from './use-field-words.ts'

type Props = FieldProps & { Field: DrawField }

/** The fields of an object; an object that may be missing is switched on first. */
export function ObjectField(props: Props) {
  const { shape, path, value, onChange, isOptional = false } = props
  const words = useFieldWords()
  if (isText(shape)) return <TextField {...props} />
  if (!isOptional) return <ObjectFields {...props} />
  return (
    <div className={css.fields}>
      <Checkbox
        label={words.label(path)}
        checked={value !== undefined}
        onChange={(event) => onChange(event.currentTarget.checked ? newValue(shape) : undefined)}
      />
      {value === undefined ? null : (
        <fieldset className={css.inner} aria-label={words.label(path)}>
          <ObjectFields {...props} />
        </fieldset>
      )}
    </div>
  )
}

function ObjectFields({ shape, path, value, onChange, around, Field }: Props) {
  const fields = (value ?? {}) as Fields
  const { properties = {}, required = [] } = shape
  const names = Object.keys(properties)
    .filter((name) => !(hasText(shape) && (name === 'en' || name === 'ar')))
    .filter((name) => properties[name]?.title !== 'ownId' && isShown(`${path}.${name}`, fields))
  const draw = (name: string) => {
    const field = properties[name] as FieldShape
    return (
      <div key={name} className={isPlain(field) ? undefined : css.wide}>
        <Field
          shape={field}
          path={`${path}.${name}`}
          value={fields[name]}
          isOptional={!required.includes(name)}
          around={[fields, ...around]}
          onChange={(next) => onChange(withField({ path, shape, fields }, name, next))}
        />
      </div>
    )
  }
  return (
    <div className={css.pair}>
      {hasText(shape) ? (
        <div className={css.wide}>
          <TextField shape={shape} path={path} value={value} onChange={onChange} around={around} />
        </div>
      ) : null}
      {names.map(draw)}
    </div>
  )
}

/** A text in both languages, alone or among the other fields of an object. */
function TextField({ shape, path, value, onChange, isOptional = false }: FieldProps) {
  const words = useFieldWords()
  const { errors } = useFormContext()
  const fields = (value ?? { en: '', ar: '' }) as Fields & Text
  const alone = isText(shape)
  const errorOf = (side: keyof Text) =>
    errors[`${path}.${side}`] ?? (alone && fields[side] === '' ? errors[path] : undefined)
  return (
    <>
      <TextInBoth
        label={(alone ? undefined : words.part(path, 'text')) ?? words.label(path)}
        value={{ en: fields.en, ar: fields.ar }}
        maxLength={shape.properties?.['en']?.maxLength ?? 300}
        errors={{ en: errorOf('en'), ar: errorOf('ar') }}
        onChange={({ en, ar }) =>
          onChange(en === '' && ar === '' && isOptional ? undefined : { ...fields, en, ar })
        }
      />
      {alone && words.help(path) ? <p className={css.micro}>{words.help(path)}</p> : null}
    </>
  )
}
