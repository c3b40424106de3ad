import { type ReactNode, useId } from 'react'
import { useWords } from '../i18n/words.tsx'

export type FieldFrame = {
  label: string
  hint?: ReactNode
  /** The sentence under the field; the field is marked wrong while it is there. */
  error?: string
  optional?: boolean
  /** Inside, at the end: inches, a chevron. */
  unit?: ReactNode
  /** The label is read, not seen. */
  hideLabel?: boolean
  className?: string
}

export type Control = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label above, control in a white frame, hint and error below; `children` draws the control. */
export function Field(
  props: FieldFrame & { id?: string; children: (control: Control) => ReactNode },
) {
  const { label, hint, error, optional, unit, hideLabel, className = '', children } = props
  const { t } = useWords()
  const made = useId()
  const id = props.id ?? made
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <div
        className={hideLabel ? 'sr-only' : 'flex justify-between gap-2 text-small leading-tight'}
      >
        <label htmlFor={id}>{label}</label>
        {optional && <span className="text-ink-2">{t('optional')}</span>}
      </div>
      <div
        className={`flex min-h-12 items-center border bg-white focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ink ${error ? 'border-alert inset-ring inset-ring-alert' : 'border-edge'}`}
      >
        {children({
          id,
          'aria-describedby': described || undefined,
          'aria-invalid': error ? true : undefined,
        })}
        {unit && <span className="pe-3.5 text-small text-ink-2">{unit}</span>}
      </div>
      <FieldError id={`${id}-error`} error={error} />
      {hint && (
        <p id={`${id}-hint`} className="text-micro leading-tight text-ink-2">
          {hint}
        </p>
      )}
    </div>
  )
}

export function FieldError(props: { id?: string; error: string | undefined; className?: string }) {
  const { id, error, className = '' } = props
  if (!error) return null
  return (
    <p id={id} className={`flex gap-2 text-small leading-tight text-alert ${className}`}>
      <span aria-hidden="true" className="mt-[.4em] size-2 flex-none rotate-45 bg-alert" />
      {error}
    </p>
  )
}

/** After a refusal: to the first wrong field, once it is drawn as wrong. */
export function focusFirstError(form: HTMLElement | null) {
  requestAnimationFrame(() => {
    form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong]')?.focus()
  })
}
