import type { Review, ReviewSummary } from '@rimal/contract/catalog'
import { useRef, useState } from 'react'
import { read } from '../../api.ts'

export type ReviewFilter = { rating: number | null; withPhotos: boolean }

type State = ReviewFilter & {
  reviews: Review[]
  total: number
  /** The last page asked for; 0 while only the reviews of the product are there. */
  page: number
  status: 'still' | 'filtering' | 'more' | 'failed'
}

/** Returns the reviews of a product: the first ones come with the page, others load on request. */
export function useReviews(productId: string, summary: ReviewSummary, first: Review[]) {
  const start: State = {
    rating: null,
    withPhotos: false,
    reviews: first,
    total: summary.count,
    page: 0,
    status: 'still',
  }
  const [state, setState] = useState(start)
  const asked = useRef(0)

  async function load(next: State, status: 'filtering' | 'more') {
    asked.current += 1
    const mine = asked.current
    setState({ ...state, rating: next.rating, withPhotos: next.withPhotos, status })
    try {
      const loaded = await nextPage(productId, next)
      if (mine === asked.current) setState(loaded)
    } catch {
      if (mine === asked.current) setState({ ...state, status: 'failed' })
    }
  }

  function filter(change: Partial<ReviewFilter>) {
    const next = { ...start, rating: state.rating, withPhotos: state.withPhotos, ...change }
    if (next.rating === null && !next.withPhotos) {
      asked.current += 1
      return setState(start)
    }
    void load({ ...next, reviews: [] }, 'filtering')
  }

  return { ...state, filter, more: () => void load(state, 'more') }
}

/** Reads the next page; when it repeats reviews that are already shown, it reads the following page at once. */
async function nextPage(productId: string, state: State): Promise<State> {
  const { rating, withPhotos, reviews, page } = state
  const answer = await read('GET product/list-reviews', {
    query: {
      id: productId,
      page: page + 1,
      ...(rating === null ? {} : { rating }),
      ...(withPhotos ? { with_photos: true } : {}),
    },
  })
  if (!answer.result) throw new Error(answer.message)
  const { pages, total } = answer.result
  const merged = [
    ...new Map(
      [...reviews, ...answer.result.reviews].map((review) => [review.id, review]),
    ).values(),
  ]
  const next: State = { ...state, reviews: merged, total, page: page + 1, status: 'still' }
  const nothingNew = merged.length === reviews.length && page + 1 < pages
  return nothingNew ? nextPage(productId, next) : next
}
