import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import css from './reviews.module.css'

const places = [1, 2, 3, 4, 5]

/** One to five stars, with their number for those who do not see them. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useWords()
  return (
    <span className={css.stars}>
      <span className={ui.hidden}>{t('staff_review_stars', { count: rating })}</span>
      {places.map((place) => (
        <span key={place} aria-hidden data-on={place <= rating}>
          {place <= rating ? '★' : '☆'}
        </span>
      ))}
    </span>
  )
}
