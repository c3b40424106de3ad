import { htmlLanguage } from '@rimal/contract/language'
import type { ReadReview } from '@rimal/contract/staff/reviews'
import { Link } from 'react-router'
import { useSession } from '../../session.ts'
import { isolate } from '../../ui/isolate.ts'
import { Picture } from '../../ui/picture.tsx'
import { Micro } from '../../ui/table.tsx'
import ui from '../../ui/ui.module.css'
import { useTime } from '../../ui/use-time.ts'
import { useWords } from '../../words.tsx'
import { ReviewActs } from './review-acts.tsx'
import css from './reviews.module.css'
import { Stars } from './stars.tsx'

type Props = {
  review: ReadReview
  /** Called with the sentence that says what was done. */
  onDone: (sentence: string) => void
}

const pictureWidth = 68

/** A review with its product, its text in its own direction, and what staff can do with it. */
export function ReviewCard({ review, onDone }: Props) {
  const { t } = useWords()
  const { can } = useSession()
  const { text, language_code, answer, refusedFor } = review
  const language = htmlLanguage(language_code)
  return (
    <article className={css.review}>
      <Picture picture={review.picture} width={pictureWidth} />
      <div className={css.body}>
        <ReviewHead review={review} />
        <p className={css.text} lang={language} dir="auto">
          {text}
        </p>
        <CustomerPictures review={review} />
        {answer ? (
          <div className={css.answer}>
            <Micro>{t('staff_review_answered')}</Micro>
            <p lang={language} dir="auto">
              {answer}
            </p>
          </div>
        ) : null}
        {refusedFor ? (
          <p className={ui.lede}>
            {t('staff_review_refused_for', { reason: isolate(refusedFor) })}
          </p>
        ) : null}
        {can('reviews.decide') ? <ReviewActs review={review} onDone={onDone} /> : null}
      </div>
    </article>
  )
}

function ReviewHead({ review }: { review: ReadReview }) {
  const { t } = useWords()
  const time = useTime()
  const { can } = useSession()
  const { productName, colorName, size, fit, rating, name, sentAt, orderNumber } = review
  const facts = [colorName, size === null ? '' : t('staff_review_size', { size })].filter(Boolean)
  return (
    <header className={css.head}>
      <h2>
        <bdi>{productName}</bdi>
      </h2>
      <p className={css.facts}>
        <Stars rating={rating} />
        <span>{t(`staff_review_fit_${fit}`)}</span>
        <span>{facts.join(' · ')}</span>
      </p>
      <p className={css.facts}>
        <span>{t('staff_review_by', { name: isolate(name), when: time(sentAt) })}</span>
        {can('orders.read') ? (
          <Link to={`/orders/${orderNumber}`}>
            {t('staff_review_order', { number: isolate(orderNumber) })}
          </Link>
        ) : null}
        <Link to={reviewsOf(review)}>{t('staff_reviews_of_product')}</Link>
      </p>
    </header>
  )
}

function reviewsOf({ product_id: id }: ReadReview): string {
  return `/reviews?${new URLSearchParams({ product: id })}`
}

/** The pictures of the customer; before a review is published they are small copies. */
function CustomerPictures({ review: { pictures, name } }: { review: ReadReview }) {
  const { t } = useWords()
  if (pictures.length === 0) return null
  return (
    <ul className={css.pictures}>
      {pictures.map(({ id, preview }, index) => (
        <li key={id}>
          <img
            src={preview}
            alt={t('staff_review_picture', { place: index + 1, name: isolate(name) })}
          />
        </li>
      ))}
    </ul>
  )
}
