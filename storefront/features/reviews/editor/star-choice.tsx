import { useId } from 'react'
import { useWords } from '../../../i18n/words.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'

const stars = [1, 2, 3, 4, 5] as const

/** One to five stars, as radio buttons: arrow keys choose, a press does too. */
export function StarChoice(props: {
  value: number
  onChange: (stars: number) => void
  error?: string
}) {
  const { value, onChange, error } = props
  const { t } = useWords()
  const name = useId()
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined} className="grid gap-1.5">
      <legend className="mb-1 text-small leading-tight">{t('review_rating')}</legend>
      <div className="flex flex-wrap items-center gap-x-4">
        <div className="-ms-2.5 flex w-full max-w-55 text-oud">
          {stars.map((star) => (
            <label
              key={star}
              className="relative grid h-11 flex-1 place-items-center has-focus-visible:outline-2 has-focus-visible:outline-ink"
            >
              <input
                type="radio"
                name={name}
                value={star}
                checked={star === value}
                data-wrong={error ? true : undefined}
                onChange={() => onChange(star)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <span className="sr-only">{t(`review_stars_${star}`)}</span>
              <Icon name={star <= value ? 'star' : 'star-empty'} className="size-6!" />
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="text-small text-ink-2">
          {stars.map((star) => star === value && t(`review_stars_${star}`))}
        </span>
      </div>
      <FieldError id={`${name}-error`} error={error} />
    </fieldset>
  )
}
