import type { Fit, ReviewState } from '@rimal/contract/choices'
import { maxCounted, pageSize } from '@rimal/contract/page-of'
import type { ReviewListSort } from '@rimal/contract/staff/lists/list-sorts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { orderHasWord } from '../../../db/conditions/order-has-word.ts'
import { orderLineHasWord } from '../../../db/conditions/order-line-has-word.ts'
import { reviewIsPending } from '../../../db/conditions/review-is-pending.ts'
import type { Queries } from '../../../db/connect.ts'
import { type ListSort, type Place, sortedBy } from '../../../db/list-sort.ts'
import { hasWord, type Searchable } from '../../../db/staff-search.ts'
import { pictureColumns, pictures, reviews } from '../../../db/tables/catalog.ts'
import { orderLines, orders } from '../../../db/tables/orders.ts'

export type ReviewFilter = {
  words: readonly string[]
  searchable: Searchable
  state?: ReviewState | undefined
  rating?: number | undefined
  fit?: Fit | undefined
  productId?: string | undefined
}

const sorts: Record<ReviewListSort, ListSort> = {
  newest: { by: sql`reviews.sent_at`, type: 'timestamptz', isUp: false },
  waiting: { by: sql`reviews.sent_at`, type: 'timestamptz', isUp: true },
  lowest: { by: sql`reviews.rating`, type: 'integer', isUp: true },
  highest: { by: sql`reviews.rating`, type: 'integer', isUp: false },
}

/** Lists a page of reviews and one review more, in the order of the sort; `place` is the value of the sort. */
export async function listReviewRows(
  db: Queries,
  filter: ReviewFilter,
  { sort, after }: { sort: ReviewListSort; after: Place | undefined },
) {
  const { isAfter, order, place } = sortedBy(sorts[sort], { id: sql`reviews.id` }, after)
  return db
    .select({
      review: reviews,
      orderNumber: orders.number,
      line: { name: orderLines.name, colorName: orderLines.colorName, size: orderLines.size },
      picture: pictureColumns,
      place,
    })
    .from(reviews)
    .innerJoin(orderLines, eq(orderLines.id, reviews.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(pictures, eq(pictures.id, orderLines.pictureId))
    .where(and(matches(filter), isAfter))
    .orderBy(order)
    .limit(pageSize + 1)
}

/** Counts the reviews that match, up to one more than `max`. */
export async function countMatching(
  db: Queries,
  filter: ReviewFilter,
  max = maxCounted,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from reviews where ${matches(filter)} limit ${max + 1}) counted`)
  return rows[0]?.count ?? 0
}

const inState: Record<ReviewState, SQL> = {
  pending: reviewIsPending,
  published: sql`reviews.published`,
  refused: sql`reviews.refused_for is not null`,
}

function matches({ words, searchable, state, rating, fit, productId }: ReviewFilter): SQL {
  const conditions = [
    // Reviews that came with the shop are nobody's to decide on.
    sql`reviews.sent_at is not null`,
    ...words.map((word) => matchesWord(word, searchable)),
    ...(state === undefined ? [] : [inState[state]]),
    ...(rating === undefined ? [] : [sql`reviews.rating = ${rating}`]),
    ...(fit === undefined ? [] : [sql`reviews.fit = ${fit}`]),
    ...(productId === undefined ? [] : [sql`reviews.product_id = ${productId}`]),
  ]
  return sql.join(conditions, sql` and `)
}

/** The word stands in the order, in the name or the SKU of the product, or in the name under which the review appears. */
function matchesWord(word: string, searchable: Searchable): SQL {
  const places = [
    sql`
    select r.id from orders o
    join order_lines l on l.order_id = o.id
    join reviews r on r.order_line_id = l.id
    where ${orderHasWord(sql`o`, word, searchable)}`,
    sql`
    select r.id from reviews r join order_lines l on l.id = r.order_line_id
    where r.sent_at is not null and ${orderLineHasWord(sql`l`, word)}`,
    ...(searchable.name ? [withName(word)] : []),
  ]
  return sql`reviews.id in (${sql.join(places, sql` union all `)})`
}

function withName(word: string): SQL {
  return sql`
    select r.id from reviews r
    where r.sent_at is not null and ${hasWord(sql`search_form(' ' || r.name)`, word)}`
}
