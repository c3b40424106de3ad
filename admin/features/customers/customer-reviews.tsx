import type { ReviewState } from '@rimal/contract/choices'
import { formatDay } from '@rimal/contract/dates'
import type { StaffCustomer } from '@rimal/contract/staff/customers'
import { Link } from 'react-router'
import { type StateKind, StateMark } from '../../ui/state-mark.tsx'
import { Micro } from '../../ui/table.tsx'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import css from './customers.module.css'

const kindOf: Record<ReviewState, StateKind> = {
  pending: 'waits',
  published: 'done',
  refused: 'ended',
}

/** The reviews of a customer, the newest first. */
export function CustomerReviews({ reviews }: Pick<StaffCustomer, 'reviews'>) {
  const { t, language } = useWords()
  if (reviews.length === 0) return <p className={ui.lede}>{t('customer_no_reviews')}</p>
  return (
    <ul>
      {reviews.map(({ reviewId, productId, productName, state, rating, text, writtenOn }) => (
        <li key={reviewId} className={css.review}>
          <p>
            <Link to={`/products/${productId}`}>
              <bdi>{productName}</bdi>
            </Link>
          </p>
          <Micro>
            {t('customer_stars', { count: rating })} ·{' '}
            {formatDay(writtenOn, language, { year: true })}
          </Micro>
          <StateMark kind={kindOf[state]}>{t(`customer_review_${state}`)}</StateMark>
          <blockquote dir="auto">{text}</blockquote>
        </li>
      ))}
    </ul>
  )
}
