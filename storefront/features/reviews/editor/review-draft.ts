import { type Fit, fits } from '@rimal/contract/choices'
import type { ReviewedLine } from '@rimal/contract/reviews'

/** The values of the form; '' means not chosen yet. */
export type Written = {
  rating: number
  fit: Fit | ''
  text: string
  name: string
  heightCm: string
}

/**
 * Returns the draft begun in this tab, else the review that was sent, else an empty one with the customer's name.
 */
export function startOf({ lineId, review, firstName }: ReviewedLine): Written {
  const sent: Written = review
    ? { ...review, heightCm: review.heightCm === null ? '' : String(review.heightCm) }
    : { rating: 0, fit: '', text: '', name: firstName, heightCm: '' }
  const { rating, fit, text, name, heightCm } = { ...sent, ...read(lineId) }
  return { rating, fit, text, name, heightCm }
}

export function storeReviewDraft(lineId: string, written: Written) {
  try {
    sessionStorage.setItem(keyOf(lineId), JSON.stringify(written))
  } catch {
    // A forbidden storage costs only the second chance.
  }
}

export function clearReviewDraft(lineId: string) {
  try {
    sessionStorage.removeItem(keyOf(lineId))
  } catch {
    // Without storage there is no draft to remove.
  }
}

function read(lineId: string): Partial<Written> {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(lineId)) ?? '{}')
    const isSound =
      [0, 1, 2, 3, 4, 5].includes(stored.rating) &&
      ['', ...fits].includes(stored.fit) &&
      [stored.text, stored.name, stored.heightCm].every((part) => typeof part === 'string')
    return isSound ? stored : {}
  } catch {
    return {}
  }
}

function keyOf(lineId: string): string {
  return `rimal-review-${lineId}`
}
