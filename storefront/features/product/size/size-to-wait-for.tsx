import { useId } from 'react'
import { useWords } from '../../../i18n/words.tsx'

type Props = {
  sizes: number[]
  value: number | null
  onChange: (size: number) => void
  error?: string | undefined
}

/** The sold-out sizes of a colour, of which the customer waits for one. */
export function SizeToWaitFor({ sizes, value, onChange, error }: Props) {
  const { t } = useWords()
  const id = useId()
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className="mb-2.5 leading-tight">{t('choose_size')}</legend>
      <div className="flex flex-wrap gap-1.5">
        {sizes.map((size) => (
          <label
            key={size}
            className={`relative grid min-h-11 min-w-12 cursor-pointer place-items-center border px-3 leading-tight hover:border-ink has-checked:border-ink has-checked:inset-ring has-checked:inset-ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink ${error ? 'border-alert' : 'border-edge'}`}
          >
            <input
              type="radio"
              name={id}
              value={size}
              checked={size === value}
              onChange={() => onChange(size)}
              data-wrong={error ? '' : undefined}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {size}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-2 text-small leading-tight text-alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
