import { useId } from 'react'

/** One of two or three words, all in view. */
export function Segmented<Value extends string>(props: {
  legend: string
  value: Value
  onChange: (value: Value) => void
  options: { value: Value; label: string }[]
  className?: string
}) {
  const { legend, value, onChange, options, className = '' } = props
  const name = useId()
  return (
    <fieldset className={className}>
      <legend className="sr-only">{legend}</legend>
      <div className="inline-flex flex-wrap border border-edge">
        {options.map((option) => (
          <label
            key={option.value}
            className="grid min-h-11 cursor-pointer place-items-center px-4 text-center leading-tight has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
