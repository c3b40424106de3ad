import { type ReviewState, reviewStates } from '@rimal/contract/choices'
import { Link, useSearchParams } from 'react-router'
import { useRead } from '../../queries.ts'
import { Broken } from '../../ui/broken.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Said } from '../../ui/said/said.tsx'
import { useSaid } from '../../ui/said/use-said.ts'
import { Tabs } from '../../ui/tabs.tsx'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import { ReviewCard } from './review-card.tsx'
import css from './reviews.module.css'

const pageSize = 50

/** The reviews in one state, which is in the address: pending ones the longest waiting first. */
export function ReviewsPage() {
  const { t } = useWords()
  const [search] = useSearchParams()
  const state = reviewStates.find((one) => one === search.get('state')) ?? 'pending'
  const before = search.get('before')
  const { data, error, isPlaceholderData, refetch } = useRead('GET staff/list-reviews', {
    query: { state, ...(before ? { before } : {}) },
  })
  // The reviews of another tab are not shown as those of this one.
  const reviews = isPlaceholderData ? undefined : data
  const { said, say } = useSaid()
  return (
    <>
      <PageHead title={t('admin_reviews')} />
      <ReviewTabs current={state} />
      <Said said={said} />
      {error && !reviews ? (
        <Broken error={error} onAgain={() => void refetch()} />
      ) : (
        <div className={css.list} aria-busy={!reviews}>
          {reviews?.map((review) => (
            <ReviewCard key={review.reviewId} review={review} onDone={say} />
          ))}
        </div>
      )}
      {reviews?.length === 0 && !before ? (
        <p className={ui.empty}>{t(`staff_reviews_empty_${state}`)}</p>
      ) : null}
      <Older state={state} before={before} last={reviews?.[pageSize - 1]?.reviewId} />
    </>
  )
}

function ReviewTabs({ current }: { current: ReviewState }) {
  const { t } = useWords()
  const { data } = useRead('GET staff/list-reviews', { query: { state: 'pending' } })
  const tabs = reviewStates.map((state) => ({
    key: state,
    title: t(`staff_reviews_${state}`),
    to: state === 'pending' ? '/reviews' : `/reviews?state=${state}`,
    // A full page says nothing about how many there are.
    count: state === 'pending' && data && data.length < pageSize ? data.length : undefined,
  }))
  return <Tabs label={t('staff_reviews_views')} tabs={tabs} current={current} />
}

type OlderProps = { state: ReviewState; before: string | null; last: string | undefined }

/** The ways to older decided reviews and back; pending ones move up as they are decided. */
function Older({ state, before, last }: OlderProps) {
  const { t } = useWords()
  if (state === 'pending') return null
  return (
    <p className={ui.acts}>
      {before ? <Link to={`/reviews?state=${state}`}>{t('staff_reviews_newest')}</Link> : null}
      {last ? (
        <Link to={`/reviews?state=${state}&before=${last}`}>{t('staff_reviews_older')}</Link>
      ) : null}
    </p>
  )
}
