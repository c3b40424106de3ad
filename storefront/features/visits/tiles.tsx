import { useId } from 'react'
import { FieldError } from '../../ui/field.tsx'

export type Tile = { value: string; title: string; over?: string }

/** One of many, all in view: days, and the parts of a day. */
export function Tiles(props: {
  legend: string
  name: string
  value: string | null
  onChange: (value: string) => void
  options: Tile[]
  error: string | undefined
}) {
  const { legend, name, value, onChange, options, error } = props
  const group = useId()
  const wrong = Boolean(error)
  return (
    <fieldset
      className="grid min-w-0 gap-1.5"
      aria-describedby={wrong ? `${group}-error` : undefined}
    >
      <legend className="mb-1.5 text-small leading-tight">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(6.25rem,100%),1fr))] gap-1.5">
        {options.map(({ value: option, title, over }) => (
          <label
            key={option}
            className={`relative grid min-h-13 content-center justify-items-center gap-0.5 border bg-white px-1 py-2 text-center leading-tight hover:border-ink has-checked:border-ink has-checked:inset-ring has-checked:inset-ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink ${wrong ? 'border-alert' : 'border-edge'}`}
          >
            <input
              type="radio"
              name={`${group}-${name}`}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
              data-wrong={wrong || undefined}
              className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
            />
            {over && <span className="text-small text-ink-2">{over}</span>}
            <span>{title}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${group}-error`} error={error} />
    </fieldset>
  )
}
