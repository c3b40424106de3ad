import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'
import { Icon } from './icon.tsx'

type Props = {
  label: ReactNode
  value: boolean
  onChange: (value: boolean) => void
  hint?: ReactNode
  error?: string
  /** At the end of the line: a count, a price. */
  end?: ReactNode
  className?: string
} & Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'checked' | 'className'>

export function CheckField(props: Props) {
  const { label, value, onChange, hint, error, end, className = '', ...rest } = props
  const made = useId()
  const id = rest.id ?? made
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <div className="grid min-h-11 grid-cols-[1.125rem_1fr_auto] items-center gap-x-3 leading-tight">
        <span className="relative grid size-4.5 place-items-center">
          <input
            {...rest}
            id={id}
            type="checkbox"
            checked={value}
            onChange={(event) => onChange(event.target.checked)}
            aria-invalid={error ? true : undefined}
            aria-describedby={described || undefined}
            className={`peer size-4.5 cursor-pointer appearance-none border bg-white checked:border-ink checked:bg-ink disabled:cursor-not-allowed disabled:border-sand disabled:bg-sand ${error ? 'border-alert' : 'border-edge'}`}
          />
          <Icon
            name="check"
            size="sm"
            className="pointer-events-none absolute hidden text-paper peer-checked:block"
          />
        </span>
        <label htmlFor={id} className="cursor-pointer py-2.5">
          {label}
        </label>
        {end && <span className="text-small text-ink-2">{end}</span>}
      </div>
      <FieldError id={`${id}-error`} error={error} />
      {hint && (
        <p id={`${id}-hint`} className="ms-7.5 text-micro leading-tight text-ink-2">
          {hint}
        </p>
      )}
    </div>
  )
}
