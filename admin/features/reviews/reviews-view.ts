import { type Fit, fits, type ReviewState, reviewStates } from '@rimal/contract/choices'
import { type ReviewListSort, reviewListSorts } from '@rimal/contract/staff/lists/list-sorts'
import type { InputOf } from '../../call.ts'

export const reviewTabs = [...reviewStates, 'all'] as const
export type ReviewTab = ReviewState | 'all'
export const reviewStars = ['5', '4', '3', '2', '1'] as const

type Query = NonNullable<InputOf<'GET staff/list-reviews'>['query']>

/** What the address says about the list of reviews. */
export type ReviewsView = {
  tab: ReviewTab
  text: string
  stars: (typeof reviewStars)[number] | undefined
  fit: Fit | undefined
  /** The id of the product whose reviews are asked for; empty for all products. */
  productId: string
  sort: ReviewListSort
  query: Query
}

const one = <T extends string>(all: readonly T[], value: string | null): T | undefined =>
  all.find((each) => each === value)

/** Reads the view of the list from the address. A search and a product look in all reviews, unless a state is chosen. */
export function readReviewsView(search: Pick<URLSearchParams, 'get'>): ReviewsView {
  const text = search.get('q') ?? ''
  const productId = search.get('product') ?? ''
  const tab = one(reviewTabs, search.get('state')) ?? (text || productId ? 'all' : 'pending')
  const stars = one(reviewStars, search.get('stars'))
  const fit = one(fits, search.get('fit'))
  const sort =
    one(reviewListSorts, search.get('sort')) ?? (tab === 'pending' ? 'waiting' : 'newest')
  const cursor = search.get('cursor')
  const query: Query = {
    ...(tab === 'all' ? {} : { state: tab }),
    ...(text ? { q: text } : {}),
    ...(stars ? { rating: Number(stars) } : {}),
    ...(fit ? { fit } : {}),
    ...(productId ? { productId } : {}),
    ...(cursor ? { cursor } : {}),
    sort,
  }
  return { tab, text, stars, fit, productId, sort, query }
}

/** The address of another list, with the search of this one. */
export function reviewsAddress({ text }: Pick<ReviewsView, 'text'>, tab: ReviewTab): string {
  return `/reviews?${new URLSearchParams({ state: tab, ...(text ? { q: text } : {}) })}`
}
