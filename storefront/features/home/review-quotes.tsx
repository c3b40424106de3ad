import type { Home } from '@rimal/contract/content/home'
import { htmlLanguage } from '@rimal/contract/language'
import { Link } from 'react-router'
import { useWords } from '../../i18n/words.tsx'
import { Stars } from '../../ui/stars.tsx'

const shownQuotes = 3

/** Reviews of customers in a magazine layout: one large, two small beside it. */
export function ReviewQuotes({ reviews, rating }: Pick<Home, 'reviews' | 'rating'>) {
  const { t } = useWords()
  if (reviews.length === 0) return null
  return (
    <section className="section">
      <div className="wrap">
        <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 lg:mb-10">
          <h2 className="text-h2">{t('in_their_words')}</h2>
          {rating.average !== null && (
            <span className="text-small text-ink-2">
              {t('rating_of_reviews', {
                rating: Math.round(rating.average * 10) / 10,
                count: rating.count,
              })}
            </span>
          )}
        </div>
        <div className="grid gap-9 lg:grid-cols-[6fr_3fr_3fr] lg:gap-16">
          {reviews.slice(0, shownQuotes).map((review, index) => (
            <Quote key={review.id} review={review} large={index === 0} />
          ))}
        </div>
      </div>
    </section>
  )
}

function Quote({ review, large }: { review: Home['reviews'][number]; large: boolean }) {
  const size = large
    ? 'text-[1.375rem] lg:text-[2.125rem] lg:leading-[1.3] lg:lang-ar:leading-[1.6]'
    : 'text-[1.375rem] lg:text-[1.25rem]'
  return (
    <figure
      className={`grid content-start gap-3.5 ${large ? '' : 'border-t border-rule pt-9 lg:border-s lg:border-t-0 lg:ps-8 lg:pt-0'}`}
    >
      <Stars rating={review.rating} />
      <blockquote
        lang={htmlLanguage(review.language_code)}
        className={`font-display leading-[1.36] text-pretty lang-ar:leading-[1.65] ${size}`}
      >
        {review.text}
      </blockquote>
      <Byline review={review} />
    </figure>
  )
}

function Byline({ review }: { review: Home['reviews'][number] }) {
  const { t } = useWords()
  const { name, city, productAddress, productName, colorName, size, madeToMeasure } = review
  const details = [
    productName,
    colorName,
    madeToMeasure ? t('reviewed_made_to_measure') : size !== null && t('reviewed_size', { size }),
  ].filter(Boolean)
  return (
    <figcaption className="text-small leading-tight text-ink-2">
      {[name, city].filter(Boolean).join(' · ')}
      <br />
      <Link to={`/product-details/${productAddress}`} className="underline hover:text-oud">
        {details.join(t('list_separator'))}
      </Link>
    </figcaption>
  )
}
