import type { ReadReview } from '@rimal/contract/staff/reviews'
import type { ShownRows } from '../../ui/list/full-list.tsx'
import { ReviewCard } from './review-card.tsx'
import css from './reviews.module.css'

type Props = { shown: ShownRows<ReadReview>; onDone: (sentence: string) => void }

/** Reviews as cards; those of another list are dimmed until these are there. */
export function ReviewCards({ shown: { rows, isReading }, onDone }: Props) {
  return (
    <div className={css.list} aria-busy={isReading || !rows}>
      {rows?.map((review) => (
        <ReviewCard key={review.reviewId} review={review} onDone={onDone} />
      ))}
    </div>
  )
}
