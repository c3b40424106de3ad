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
        <Icon
          key={place}
          name={place <= Math.round(rating) ? 'star' : 'star-empty'}
          className="size-3.5!"
        />
      ))}
    </span>
  )
}
