import { desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { products, reviews } from '../../../db/tables/catalog.ts'
import { newsletterSubscribers } from '../../../db/tables/messages.ts'
import { orders } from '../../../db/tables/orders.ts'

/** Lists the newest orders of a customer, in every status. */
export async function listLatestOrders(db: Queries, customerId: string, max: number) {
  return db
    .select({
      number: orders.number,
      status: orders.status,
      orderedAt: orders.createdAt,
      total: orders.total,
      currency: orders.currency,
    })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.createdAt))
    .limit(max)
}

/** Lists the newest reviews of a customer with the names of their products. */
export async function listReviewsOf(db: Queries, customerId: string, max: number) {
  return db
    .select({
      reviewId: reviews.id,
      productId: reviews.productId,
      productName: products.name,
      published: reviews.published,
      isRefused: sql<boolean>`${reviews.refusedFor} is not null`,
      rating: reviews.rating,
      text: reviews.body,
      writtenOn: reviews.writtenOn,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.customerId, customerId))
    .orderBy(desc(reviews.writtenOn), desc(reviews.id))
    .limit(max)
}

/** Returns since when an email gets the newsletter; null without it. */
export async function findNewsletterSince(db: Queries, email: string | null): Promise<Date | null> {
  if (email === null) return null
  const [found] = await db
    .select({ since: newsletterSubscribers.createdAt })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email))
  return found?.since ?? null
}
