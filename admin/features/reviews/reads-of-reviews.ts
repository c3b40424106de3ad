import type { ReadAddress } from '../../call.ts'

/** The read that every decision on a review changes. */
export const readsOfReviews = ['GET staff/list-reviews'] as const satisfies readonly ReadAddress[]
