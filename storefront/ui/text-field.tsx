import type { ComponentProps } from 'react'
import { useWords } from '../i18n/words.tsx'
import { Field, type FieldFrame } from './field.tsx'

type Controlled = { value: string; onChange: (value: string) => void }
type Passed<Tag extends 'input' | 'textarea'> = Omit<
  ComponentProps<Tag>,
  keyof FieldFrame | 'value' | 'onChange' | 'className'
>

const look = 'w-full min-w-0 bg-transparent px-3.5 py-2.5 outline-none'

export function TextField(props: FieldFrame & Controlled & Passed<'input'>) {
  const { frame, value, onChange, rest } = taken(props)
  return (
    <Field {...frame} id={rest.id}>
      {(control) => (
        <input
          type="text"
          {...rest}
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`${look} min-h-11.5`}
        />
      )}
    </Field>
  )
}

/** Near its end it shows how many characters are left, so that pasted text is not cut without a notice. */
export function TextArea(props: FieldFrame & Controlled & Passed<'textarea'>) {
  const { t } = useWords()
  const { frame, value, onChange, rest } = taken(props)
  const left = (rest.maxLength ?? Infinity) - value.length
  const isNearEnd = left <= value.length / 9
  const hint = isNearEnd ? (
    <>
      {frame.hint} <span className="text-ink">{t('text_left', { count: left })}</span>
    </>
  ) : (
    frame.hint
  )
  return (
    <Field {...frame} hint={hint} id={rest.id}>
      {(control) => (
        <textarea
          rows={4}
          {...rest}
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`${look} field-sizing-content min-h-28 max-w-full wrap-anywhere resize-y`}
        />
      )}
    </Field>
  )
}

function taken<P extends FieldFrame & Controlled>(props: P) {
  const { label, hint, error, optional, unit, hideLabel, className, ...others } = props
  const { value, onChange, ...rest } = others
  const frame = { label, hint, error, optional, unit, hideLabel, className }
  return { frame, value, onChange, rest }
}
