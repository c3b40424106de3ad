import { type Fit, fits } from '@rimal/contract/choices'
import type { ReviewedLine } from '@rimal/contract/reviews'
import { isRecord, storedValue } from '../../../session/stored-value.ts'

/** The values of the form; '' means not chosen yet. */
export type Written = {
  rating: number
  fit: Fit | ''
  text: string
  name: string
  heightCm: string
}

function draftOf(lineId: string) {
  return storedValue<Partial<Written>>({
    area: 'session',
    key: `rimal-review-${lineId}`,
    version: 1,
    initial: {},
    parse: (stored) => (isWritten(stored) ? stored : null),
  })
}

/**
 * Returns the draft begun in this tab, else the review that was sent, else an empty one with the customer's name.
 */
export function startOf({ lineId, review, firstName }: ReviewedLine): Written {
  const sent: Written = review
    ? { ...review, heightCm: review.heightCm === null ? '' : String(review.heightCm) }
    : { rating: 0, fit: '', text: '', name: firstName, heightCm: '' }
  const { rating, fit, text, name, heightCm } = { ...sent, ...draftOf(lineId).get() }
  return { rating, fit, text, name, heightCm }
}

export function storeReviewDraft(lineId: string, written: Written) {
  draftOf(lineId).set(written)
}

export function clearReviewDraft(lineId: string) {
  draftOf(lineId).clear()
}

function isWritten(stored: unknown): stored is Written {
  if (!isRecord(stored)) return false
  const { rating, fit, text, name, heightCm } = stored
  return (
    [0, 1, 2, 3, 4, 5].includes(rating as number) &&
    ['', ...fits].includes(fit as Fit) &&
    [text, name, heightCm].every((part) => typeof part === 'string')
  )
}
