import { maxQuantity } from '@rimal/contract/limits'
import { useId } from 'react'
import { useWords } from '../i18n/words.tsx'
import { Icon } from './icon.tsx'

/** The quantity of a line: 1 to `max`. `maxReason` says why there are no more, once the limit is reached. */
export function Quantity(props: {
  value: number
  onChange: (value: number) => void
  max?: number
  maxReason?: string
  disabled?: boolean
  /** The name of the product, for screen readers. */
  of?: string
}) {
  const { value, onChange, max = maxQuantity, maxReason, disabled, of } = props
  const { t } = useWords()
  const reasonId = useId()
  const full = value >= max
  const suffix = of ? `${t('list_separator')}${of}` : ''
  const button = 'grid size-[min(2.75rem,14vw)] place-items-center disabled:text-ink-2/50'
  return (
    <div className="grid justify-items-start gap-1">
      <fieldset className="inline-grid grid-cols-[auto_2rem_auto] items-center border border-edge text-center">
        <legend className="sr-only">{`${t('quantity')}${suffix}`}</legend>
        <button
          type="button"
          aria-label={`${t('one_fewer')}${suffix}`}
          disabled={disabled || value <= 1}
          onClick={() => onChange(value - 1)}
          className={button}
        >
          <Icon name="minus" size="sm" />
        </button>
        <output aria-live="polite">{value}</output>
        <button
          type="button"
          aria-label={`${t('one_more')}${suffix}`}
          aria-describedby={full && maxReason ? reasonId : undefined}
          disabled={disabled || full}
          onClick={() => onChange(value + 1)}
          className={button}
        >
          <Icon name="plus" size="sm" />
        </button>
      </fieldset>
      {full && maxReason && (
        <p id={reasonId} className="text-micro leading-tight text-ink-2">
          {maxReason}
        </p>
      )}
    </div>
  )
}
