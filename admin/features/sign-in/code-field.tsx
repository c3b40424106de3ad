import { toLatinDigits } from '@rimal/contract/text/digits'
import { useEffect, useId, useRef } from 'react'
import css from './sign-in.module.css'

type Props = {
  label: string
  value: string
  onChange: (code: string) => void
  /** Called when the sixth digit was typed. */
  onComplete?: (code: string) => void
  isWrong?: boolean
  /** Whether the field is what the page begins with. */
  isFirst?: boolean
}

const length = 6

/**
 * Six digits in six boxes, which are one field: a password manager fills it, a phone offers the code, and a screen
 * reader reads one number. Arabic digits are accepted.
 */
export function CodeField({
  label,
  value,
  onChange,
  onComplete,
  isWrong = false,
  isFirst = false,
}: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFirst) field.current?.focus()
  }, [isFirst])
  const change = (typed: string) => {
    const code = toLatinDigits(typed).replaceAll(/\D/g, '').slice(0, length)
    onChange(code)
    if (code.length === length && value.length < length) onComplete?.(code)
  }
  return (
    <div className={css.code}>
      <label htmlFor={id}>{label}</label>
      <div className={css.boxes} dir="ltr">
        {Array.from({ length }, (_, place) => (
          <span key={place} data-now={place === Math.min(value.length, length - 1)} aria-hidden>
            {value[place] ?? ''}
          </span>
        ))}
        <input
          ref={field}
          id={id}
          value={value}
          onChange={(event) => change(event.currentTarget.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={isWrong}
          data-autofocus={isFirst || undefined}
          dir="ltr"
        />
      </div>
    </div>
  )
}
