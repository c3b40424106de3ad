import { useWords } from '../i18n/words.tsx'
import { Icon } from './icon.tsx'

const five = [1, 2, 3, 4, 5]

export function Stars({ rating, className = '' }: { rating: number; className?: string }) {
  const { t } = useWords()
  const shown = Math.round(rating * 10) / 10
  return (
    <span className={`inline-flex gap-0.5 text-oud ${className}`}>
      <span className="sr-only">{t('rating_of_five', { rating: shown })}</span>
      {five.map((place) => (
        <span key={place} className="relative">
          <Icon name="star-empty" className="size-3.5!" />
          <span
            className="absolute inset-y-0 start-0 overflow-hidden"
            style={{ inlineSize: filledShare(shown - place + 1) }}
          >
            <Icon name="star" className="size-3.5!" />
          </span>
        </span>
      ))}
    </span>
  )
}

/** How much of one star is painted: the drawing leaves a twelfth of its box empty on either side. */
function filledShare(part: number): string {
  const share = Math.min(Math.max(part, 0), 1)
  return share === 0 || share === 1 ? `${share * 100}%` : `${((1 + share * 10) / 12) * 100}%`
}
