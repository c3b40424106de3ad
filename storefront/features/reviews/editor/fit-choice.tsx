import { type Fit, fits } from '@rimal/contract/choices'
import { useId } from 'react'
import { useWords } from '../../../i18n/words.tsx'
import { FieldError } from '../../../ui/field.tsx'

/** The choice of the fit, in a row of three; made-to-measure products have other texts. */
export function FitChoice(props: {
  value: Fit | ''
  madeToMeasure: boolean
  onChange: (fit: Fit) => void
  error?: string
}) {
  const { value, madeToMeasure, onChange, error } = props
  const { t } = useWords()
  const name = useId()
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined} className="grid gap-1.5">
      <legend className="mb-1.5 text-small leading-tight">
        {t(madeToMeasure ? 'review_fit_measured' : 'review_fit')}
      </legend>
      <div
        className={`grid divide-y divide-rule border sm:grid-cols-3 sm:divide-x sm:divide-y-0 ${error ? 'border-alert' : 'border-edge'}`}
      >
        {fits.map((fit) => (
          <label
            key={fit}
            className="relative grid min-h-11.5 place-items-center bg-white px-3 py-2 text-center leading-tight has-checked:bg-ink has-checked:text-paper has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={name}
              value={fit}
              checked={fit === value}
              data-wrong={error ? true : undefined}
              onChange={() => onChange(fit)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {t(madeToMeasure ? `review_measured_${fit}` : `fit_${fit}`)}
          </label>
        ))}
      </div>
      <FieldError id={`${name}-error`} error={error} />
    </fieldset>
  )
}
