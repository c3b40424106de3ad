import type { ComponentProps } from 'react'
import { Field, type FieldFrame } from './field.tsx'
import { Icon } from './icon.tsx'

type Props = Omit<FieldFrame, 'unit'> & {
  value: string
  onChange: (value: string) => void
  options: { value: string; label: string; disabled?: boolean }[]
  /** Shown while nothing is chosen; cannot be chosen itself. */
  placeholder?: string
} & Omit<ComponentProps<'select'>, keyof FieldFrame | 'value' | 'onChange' | 'className'>

export function SelectField(props: Props) {
  const { label, hint, error, optional, hideLabel, className, ...others } = props
  const { value, onChange, options, placeholder, ...rest } = others
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className }} id={rest.id}>
      {(control) => (
        <span className="relative flex w-full min-w-0 items-center">
          <select
            {...rest}
            {...control}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className="min-h-11.5 w-full min-w-0 appearance-none text-ellipsis bg-transparent py-2.5 ps-3.5 pe-10 outline-none"
          >
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            size="sm"
            className="pointer-events-none absolute end-3.5 text-ink-2"
          />
        </span>
      )}
    </Field>
  )
}
