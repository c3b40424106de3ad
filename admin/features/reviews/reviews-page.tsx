import { Button } from '@mantine/core'
import { fits } from '@rimal/contract/choices'
import { reviewListSorts } from '@rimal/contract/staff/lists/list-sorts'
import type { ReadReview } from '@rimal/contract/staff/reviews'
import { Link } from 'react-router'
import { useRead } from '../../queries.ts'
import { FullList, type ShownRows } from '../../ui/list/full-list.tsx'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { useListFile } from '../../ui/list/use-list-file.ts'
import { useSearchLabel } from '../../ui/list/use-search-label.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Said } from '../../ui/said/said.tsx'
import { useSaid } from '../../ui/said/use-said.ts'
import { type Words, useWords } from '../../words.tsx'
import { ReviewCards } from './review-cards.tsx'
import {
  readReviewsView,
  reviewsAddress,
  reviewStars,
  type ReviewsView,
  reviewTabs,
} from './reviews-view.ts'

/** The reviews of customers; view, search, filters, order and page are in the address. */
export function ReviewsPage() {
  const { t } = useWords()
  const { said, say } = useSaid()
  return (
    <>
      <PageHead title={t('admin_reviews')} />
      <Said said={said} />
      <Reviews say={say} />
    </>
  )
}

function Reviews({ say }: { say: (sentence: string) => void }) {
  const words = useWords()
  const { t } = words
  const address = useListAddress()
  const view = readReviewsView(address)
  const read = useRead('GET staff/list-reviews', { query: view.query })
  return (
    <FullList
      list="reviews"
      caption={t('admin_reviews')}
      address={address}
      searchLabel={useSearchLabel('staff_reviews_search', 'staff_reviews_search_products')}
      views={useReviewTabs(view)}
      filters={filtersOf(view, read.data?.items, words)}
      sort={{
        title: t('list_sort'),
        value: view.sort,
        choices: reviewListSorts.map((one) => ({ value: one, label: sortName(one, words) })),
      }}
      renderRows={(shown: ShownRows<ReadReview>) => <ReviewCards shown={shown} onDone={say} />}
      keyOf={({ reviewId }: ReadReview) => reviewId}
      read={read}
      empty={t(`staff_reviews_empty_${view.tab}`)}
      moreActs={view.tab === 'all' ? null : <SearchAll view={view} />}
      {...useListFile('GET staff/download-reviews', {
        query: view.query,
        needs: 'customers.export',
      })}
    />
  )
}

function sortName(sort: ReviewsView['sort'], { t }: Words): string {
  return sort === 'newest' || sort === 'waiting'
    ? t(`list_sort_${sort}`)
    : t(`staff_reviews_sort_${sort}`)
}

function SearchAll({ view }: { view: ReviewsView }) {
  const { t } = useWords()
  return (
    <Button component={Link} to={reviewsAddress(view, 'all')} variant="default">
      {t('list_search_all')}
    </Button>
  )
}

function useReviewTabs(view: ReviewsView) {
  const { t } = useWords()
  const { data } = useRead('GET staff/list-reviews', {
    query: { state: 'pending', sort: 'waiting' },
  })
  const tabs = reviewTabs.map((tab) => ({
    key: tab,
    title: tab === 'all' ? t('list_all') : t(`staff_reviews_${tab}`),
    to: reviewsAddress(view, tab),
    // A count that was cut says nothing about how many there are.
    count: tab === 'pending' && data?.total.exact ? data.total.count : undefined,
  }))
  return { label: t('staff_reviews_views'), tabs, current: view.tab }
}

function filtersOf(view: ReviewsView, shown: ReadReview[] | undefined, { t }: Words) {
  const { stars, fit, productId } = view
  const named = shown?.find(({ product_id: id }) => id === productId)?.productName
  return [
    {
      name: 'stars',
      title: t('staff_reviews_rating'),
      value: stars ?? '',
      every: t('staff_reviews_every_rating'),
      choices: reviewStars.map((one) => ({
        value: one,
        label: t('staff_review_stars', { count: Number(one) }),
      })),
    },
    {
      name: 'fit',
      title: t('staff_reviews_fit'),
      value: fit ?? '',
      every: t('staff_reviews_every_fit'),
      choices: fits.map((one) => ({ value: one, label: t(`staff_review_fit_${one}`) })),
    },
    // A card leads to the reviews of its product.
    {
      name: 'product',
      title: t('staff_reviews_product'),
      value: productId,
      every: '',
      choices: [],
      ...(named ? { label: named } : {}),
    },
  ]
}
