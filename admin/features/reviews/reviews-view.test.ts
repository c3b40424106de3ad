import { expect, test } from 'vitest'
import { readReviewsView, reviewsAddress } from './reviews-view.ts'

const view = (address: string) => readReviewsView(new URLSearchParams(address))

test('the list begins with the reviews to decide, the longest waiting first', () => {
  expect(view('').query).toEqual({ state: 'pending', sort: 'waiting' })
  expect(view('state=published').query).toEqual({ state: 'published', sort: 'newest' })
})

test('a search and a product look in all reviews, unless a state is chosen', () => {
  expect(view('q=noor').query).toEqual({ q: 'noor', sort: 'newest' })
  expect(view('product=noor').query).toEqual({ productId: 'noor', sort: 'newest' })
  expect(view('q=noor&state=refused').query).toMatchObject({ state: 'refused', q: 'noor' })
  expect(reviewsAddress(view('q=noor'), 'refused')).toBe('/reviews?state=refused&q=noor')
})

test('filters come from the address, and what is unknown there counts as not chosen', () => {
  expect(view('stars=2&fit=small&sort=lowest').query).toEqual({
    state: 'pending',
    rating: 2,
    fit: 'small',
    sort: 'lowest',
  })
  expect(view('stars=6&fit=tight&sort=oldest').query).toEqual({ state: 'pending', sort: 'waiting' })
})
