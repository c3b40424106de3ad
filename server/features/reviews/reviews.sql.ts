import type { Text } from '@rimal/contract/language'
import type { OrderStatus } from '@rimal/contract/statuses'
import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import type { Tx } from '../../db/transact.ts'
import { saveCustomers } from '../../db/lock-customer.ts'
import { pictureColumns, pictures, products, reviews } from '../../db/tables/catalog.ts'
import { customers } from '../../db/tables/customers.ts'
import { orderLines, orders } from '../../db/tables/orders.ts'

export type StoredReview = typeof reviews.$inferSelect
type Own = { lineId: string; customerId: string }

/** Finds a line of one of the customer's orders, with all that a review needs from it. */
export async function findOwnLine(db: Queries, { lineId, customerId }: Own) {
  const [found] = await db
    .select({
      line: orderLines,
      status: orders.status,
      orderNumber: orders.number,
      customerName: customers.name,
      picture: pictureColumns,
      address: products.address,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(pictures, eq(pictures.id, orderLines.pictureId))
    .leftJoin(products, eq(products.id, orderLines.productId))
    .where(and(eq(orderLines.id, lineId), eq(orders.customerId, customerId)))
  return found
}
export type OwnLine = NonNullable<Awaited<ReturnType<typeof findOwnLine>>>

/**
 * Locks the customer's order line. Every change of its review takes this lock, so that there is one review of it;
 * the lock waits for an account that is being deleted, which has no lines afterwards.
 */
export async function lockOwnLine(tx: Tx, { lineId, customerId }: Own): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from order_lines
    join orders on orders.id = order_lines.order_id
    join customers on customers.id = orders.customer_id
    where order_lines.id = ${lineId} and customers.id = ${customerId} and deleted_at is null
    for no key update of order_lines for key share of customers`)
  return rowCount === 1
}

export async function findReviewOfLine(
  db: Queries,
  lineId: string,
): Promise<StoredReview | undefined> {
  const [review] = await db.select().from(reviews).where(eq(reviews.orderLineId, lineId))
  return review
}

/** Does the same, and locks the review until the transaction ends, because staff may be about to publish it. */
export async function lockReviewOfLine(tx: Tx, lineId: string): Promise<StoredReview | undefined> {
  const [review] = await tx
    .select()
    .from(reviews)
    .where(eq(reviews.orderLineId, lineId))
    .for('update')
  return review
}

/** A review that a customer wrote, held until the transaction ends. */
export async function lockReview(tx: Tx, id: string): Promise<StoredReview | undefined> {
  const isIt = and(eq(reviews.id, id), isNotNull(reviews.orderLineId))
  await saveCustomers(tx, tx.select({ id: reviews.customerId }).from(reviews).where(isIt))
  const [review] = await tx.select().from(reviews).where(isIt).for('update')
  return review
}

/** The version before it, if any, is written over. */
export async function putReview(
  tx: Tx,
  review: typeof reviews.$inferInsert,
): Promise<StoredReview> {
  const [put] = await tx
    .insert(reviews)
    .values(review)
    .onConflictDoUpdate({
      target: reviews.orderLineId,
      set: {
        name: review.name,
        rating: review.rating,
        fit: review.fit,
        body: review.body,
        language: review.language,
        writtenOn: review.writtenOn,
        heightCm: review.heightCm,
        sentAt: review.sentAt,
        refusedFor: null,
        // The answer belonged to the earlier text.
        answer: null,
        revision: sql`${reviews.revision} + 1`,
      },
    })
    .returning()
  if (!put) throw new Error('A review that was written is not there.')
  return put
}

type Decision = Partial<Pick<StoredReview, 'published' | 'pictures' | 'refusedFor' | 'answer'>>

export async function changeReview(tx: Tx, id: string, change: Decision): Promise<void> {
  await tx.update(reviews).set(change).where(eq(reviews.id, id))
}

export async function deleteReview(tx: Tx, id: string): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.id, id))
}

export async function listReviewsBy(tx: Tx, customerId: string): Promise<StoredReview[]> {
  return tx.select().from(reviews).where(eq(reviews.customerId, customerId)).for('update')
}

/**
 * Lists the lines of an order of the customer and the customer's reviews of them; none when the order belongs to
 * another customer.
 */
export async function listLinesOfOrder(
  db: Queries,
  { orderNumber, customerId }: { orderNumber: string; customerId: string },
): Promise<{ lineId: string; status: OrderStatus; review: StoredReview | null }[]> {
  return db
    .select({ lineId: orderLines.id, status: orders.status, review: reviews })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .leftJoin(reviews, eq(reviews.orderLineId, orderLines.id))
    .where(
      and(
        eq(orders.number, orderNumber),
        eq(orders.customerId, customerId),
        gt(orderLines.quantity, orderLines.cancelled),
      ),
    )
    .orderBy(asc(orderLines.position))
}

/** Finds the author of a review, and the reviewed product. */
export async function findWriter(db: Queries, reviewId: string) {
  const [writer] = await db
    .select({
      customerId: customers.id,
      email: customers.email,
      name: customers.name,
      language: customers.language,
      product: orderLines.name,
      lineId: orderLines.id,
      orderNumber: orders.number,
    })
    .from(reviews)
    .innerJoin(customers, eq(customers.id, reviews.customerId))
    .innerJoin(orderLines, eq(orderLines.id, reviews.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(reviews.id, reviewId))
  return writer
}

/** Returns the product's name as it was ordered. */
export async function getReviewedName(
  db: Queries,
  { id }: Pick<StoredReview, 'id'>,
): Promise<Text> {
  const writer = await findWriter(db, id)
  if (!writer) throw new Error(`The review ${id} speaks of no piece.`)
  return writer.product
}
