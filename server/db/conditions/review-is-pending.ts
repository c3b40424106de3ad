import { type SQL, sql } from 'drizzle-orm'
import { reviews } from '../tables/catalog.ts'

/**
 * The condition of a review on which staff have not decided. It is the condition of the index of pending reviews, which
 * would not be recognised otherwise.
 */
export const reviewIsPending: SQL = sql`(${reviews.sentAt} is not null and not ${reviews.published} and ${reviews.refusedFor} is null)`
