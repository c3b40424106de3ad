import type { Review, ReviewSummary } from '@rimal/contract/catalog'
import { useRef } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/error-note.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { PhotoStrip } from './photo-strip.tsx'
import { ReviewCard } from './review-card.tsx'
import { ReviewScore } from './review-score.tsx'
import { useReviews } from './use-reviews.ts'

type Props = { productId: string; summary: ReviewSummary; first: Review[] }

/** The reviews of customers who bought the product. */
export function Reviews({ productId, summary, first }: Props) {
  const { t } = useWords()
  const shown = useReviews(productId, summary, first)
  const list = useRef<HTMLOListElement>(null)
  const { rating, withPhotos, reviews, total, status } = shown
  const filtered = rating !== null || withPhotos
  if (summary.count === 0) return <NoReviews />
  return (
    <section
      id="reviews"
      className="section grid grid-cols-1 items-start gap-8 lg:grid-cols-[4fr_8fr] lg:gap-24"
    >
      <ReviewScore
        summary={summary}
        chosen={rating}
        onChoose={(stars) => shown.filter({ rating: stars === rating ? null : stars })}
      />
      <div className="min-w-0">
        <PhotoStrip
          productId={productId}
          first={first}
          chosen={withPhotos}
          onChoose={() => shown.filter({ withPhotos: !withPhotos })}
        />
        <output className="sr-only">
          {status === 'still' && filtered && t('reviews_count', { count: total })}
        </output>
        {filtered && <Filtered shown={shown} />}
        <ol
          ref={list}
          aria-busy={status === 'filtering' || undefined}
          className={`transition-opacity duration-(--calm) ${status === 'filtering' ? 'opacity-40' : ''}`}
        >
          {reviews.map((review) => (
            <ReviewCard key={review.id} review={review} />
          ))}
        </ol>
        {status === 'failed' && <ErrorNote onRetry={shown.more}>{t('reviews_failed')}</ErrorNote>}
        {reviews.length < total && status !== 'failed' && (
          <div className="border-t border-rule pt-6">
            <Button
              kind="outline"
              busy={status === 'more'}
              onClick={() => {
                const index = reviews.length
                shown.more()
                // The button may disappear with the last page, so the focus moves to the next review.
                whenChild(list.current, index)
              }}
            >
              {t('reviews_more')}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}

function NoReviews() {
  const { t } = useWords()
  return (
    <section id="reviews" className="section">
      <h2 className="mb-4 text-h2">{t('reviews')}</h2>
      <p className="text-ink-2">{t('reviews_none')}</p>
    </section>
  )
}

/** Which reviews are listed, and the way back to all of them. */
function Filtered({ shown }: { shown: ReturnType<typeof useReviews> }) {
  const { t } = useWords()
  const { rating, withPhotos } = shown
  return (
    <p className="flex flex-wrap items-baseline gap-x-5 pb-4 text-small">
      <span>
        {rating !== null && t('stars_only', { stars: rating })}
        {rating !== null && withPhotos && t('list_separator')}
        {withPhotos && t('photos_only')}
      </span>
      <TextButton onClick={() => shown.filter({ rating: null, withPhotos: false })}>
        {t('reviews_all')}
      </TextButton>
    </p>
  )
}

/** Focuses the child of that index as soon as it is there. */
function whenChild(list: HTMLElement | null, index: number) {
  if (!list) return
  const observer = new MutationObserver(() => {
    const child = list.children[index]
    if (!(child instanceof HTMLElement)) return
    observer.disconnect()
    child.focus({ preventScroll: true })
  })
  observer.observe(list, { childList: true })
}
