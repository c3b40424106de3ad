import { and, asc, count, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import type { Tx } from '../../db/transact.ts'
import { orderLines, orders } from '../../db/tables/orders.ts'
import { reviewPictures } from '../../db/tables/reviews.ts'

export type StoredReviewPicture = typeof reviewPictures.$inferSelect

/** Lists the pictures in the review in their sequence, then those added since. */
export async function listPicturesOfLine(
  db: Queries,
  lineId: string,
): Promise<StoredReviewPicture[]> {
  return db
    .select()
    .from(reviewPictures)
    .where(and(eq(reviewPictures.orderLineId, lineId), isNull(reviewPictures.removedAt)))
    .orderBy(
      sql`${reviewPictures.reviewId} is null`,
      asc(reviewPictures.position),
      asc(reviewPictures.createdAt),
    )
}

export async function countPicturesOfLine(db: Queries, lineId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(reviewPictures)
    .where(and(eq(reviewPictures.orderLineId, lineId), isNull(reviewPictures.removedAt)))
  return row?.count ?? 0
}

export async function listPicturesOfReviews(
  db: Queries,
  reviewIds: readonly string[],
): Promise<StoredReviewPicture[]> {
  return db
    .select()
    .from(reviewPictures)
    .where(inArray(reviewPictures.reviewId, [...reviewIds]))
    .orderBy(asc(reviewPictures.position))
}

export async function insertReviewPicture(
  tx: Tx,
  picture: typeof reviewPictures.$inferInsert,
): Promise<string> {
  const [row] = await tx.insert(reviewPictures).values(picture).returning({ id: reviewPictures.id })
  if (!row) throw new Error('A picture that was written is not there.')
  return row.id
}

/** Finds the order line of the customer that a picture belongs to. */
export async function findOwnPicture(
  db: Queries,
  { id, customerId }: { id: string; customerId: string },
): Promise<{ lineId: string } | undefined> {
  const [row] = await db
    .select({ lineId: reviewPictures.orderLineId })
    .from(reviewPictures)
    .innerJoin(orderLines, eq(orderLines.id, reviewPictures.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(reviewPictures.id, id), eq(orders.customerId, customerId)))
  return row
}

/** Adds the pictures to the review, in this order; returns their number. */
export async function attachPictures(
  tx: Tx,
  { reviewId, lineId, ids }: { reviewId: string; lineId: string; ids: readonly string[] },
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update review_pictures set review_id = ${reviewId}, position = sent.place
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as sent (id, place)
    where review_pictures.id = sent.id and order_line_id = ${lineId} and removed_at is null`)
  return rowCount ?? 0
}

/** All of a line but those. */
export async function removePicturesOfLine(
  tx: Tx,
  { lineId, except = [], now }: { lineId: string; except?: readonly string[]; now: Date },
): Promise<void> {
  await tx.execute(sql`
    update review_pictures set removed_at = ${now}, review_id = null
    where order_line_id = ${lineId} and removed_at is null
      and not id = any(${sql.param(except)}::uuid[])`)
}

export async function markPictureRemoved(db: Queries, id: string, now: Date): Promise<void> {
  await db
    .update(reviewPictures)
    .set({ removedAt: now, reviewId: null })
    .where(and(eq(reviewPictures.id, id), isNull(reviewPictures.removedAt)))
}

export async function removePicturesOfCustomer(
  tx: Tx,
  customerId: string,
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    update review_pictures set removed_at = ${now}, review_id = null
    from order_lines join orders on orders.id = order_lines.order_id
    where order_lines.id = order_line_id and customer_id = ${customerId} and removed_at is null`)
}

/** Drops pictures that no review uses. */
export async function removeUnused(db: Queries, before: Date, now: Date): Promise<void> {
  await db
    .update(reviewPictures)
    .set({ removedAt: now })
    .where(
      and(
        isNull(reviewPictures.reviewId),
        isNull(reviewPictures.removedAt),
        lt(reviewPictures.createdAt, before),
      ),
    )
}

export async function listRemoved(db: Queries): Promise<{ id: string; removedAt: Date | null }[]> {
  return db
    .select({ id: reviewPictures.id, removedAt: reviewPictures.removedAt })
    .from(reviewPictures)
    .where(isNotNull(reviewPictures.removedAt))
}

export async function deleteReviewPictures(db: Queries, ids: readonly string[]): Promise<void> {
  await db.delete(reviewPictures).where(inArray(reviewPictures.id, [...ids]))
}
