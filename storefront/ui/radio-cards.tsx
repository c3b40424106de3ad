import { type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

export type RadioCard<Value extends string> = {
  value: Value
  title: ReactNode
  hint?: ReactNode
  /** At the end of the row: a price, a mark. */
  end?: ReactNode
  /** Why it cannot be chosen; the row stays readable. */
  disabledBecause?: string
  /** Shown below the row while it is chosen. */
  children?: ReactNode
}

/** One choice of a few, each a bordered row with room for what it costs and when it comes. */
export function RadioCards<Value extends string>(props: {
  legend: string
  hideLegend?: boolean
  value: Value | null
  onChange: (value: Value) => void
  options: RadioCard<Value>[]
  /** What to do next, where nothing is wrong yet. */
  prompt?: string | undefined
  error?: string
  className?: string
}) {
  const { legend, hideLegend, value, onChange, options, prompt, error, className = '' } = props
  const name = useId()
  return (
    <fieldset
      className={`grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5 ${className}`}
      aria-describedby={error ? `${name}-error` : prompt ? `${name}-prompt` : undefined}
    >
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 text-small leading-tight'}>
        {legend}
      </legend>
      <div>
        {/* Above the cards: below many of them it would hide under what sticks to the edge. */}
        <div aria-live="polite">
          <FieldError id={`${name}-error`} error={error} className="pb-2.5" />
          {prompt && !error && (
            <p id={`${name}-prompt`} className="pb-2.5 leading-tight">
              {prompt}
            </p>
          )}
        </div>
        {options.map((option) => (
          <Row
            key={option.value}
            name={name}
            option={option}
            chosen={option.value === value}
            wrong={Boolean(error)}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function Row<Value extends string>(props: {
  name: string
  option: RadioCard<Value>
  chosen: boolean
  wrong: boolean
  onChoose: () => void
}) {
  const { name, option, chosen, wrong, onChoose } = props
  const { value, title, end, disabledBecause, children } = option
  const hint = disabledBecause ?? option.hint
  const id = `${name}-${value}`
  const edge = chosen
    ? 'border-ink inset-ring inset-ring-ink'
    : wrong
      ? 'border-alert'
      : 'border-edge'
  return (
    <div className={`relative -mt-px border ${edge} ${chosen ? 'z-1' : ''}`}>
      <label
        htmlFor={id}
        className={`grid grid-cols-[1.125rem_minmax(0,1fr)_auto] items-center gap-3.5 px-4 py-3.5 leading-tight ${disabledBecause ? 'cursor-not-allowed text-ink-2' : 'cursor-pointer'}`}
      >
        <input
          type="radio"
          id={id}
          name={name}
          value={value}
          checked={chosen}
          disabled={Boolean(disabledBecause)}
          onChange={onChoose}
          data-wrong={wrong || undefined}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="size-4.5 cursor-[inherit] appearance-none rounded-full border border-edge bg-white checked:border-5 checked:border-ink disabled:border-sand disabled:bg-sand"
        />
        <span className="grid gap-1 wrap-anywhere">
          <span>{title}</span>
          {hint && (
            <span id={`${id}-hint`} className="text-small text-ink-2">
              {hint}
            </span>
          )}
        </span>
        {end && <span>{end}</span>}
      </label>
      {chosen && children && <div className="px-4 pb-4">{children}</div>}
    </div>
  )
}
