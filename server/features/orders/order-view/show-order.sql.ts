import type { OrderStatus } from '@rimal/contract/statuses'
import { asc, eq, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { invoices } from '../../../db/tables/invoices.ts'
import { discountUses, promotions } from '../../../db/tables/promotions.ts'
import { orderEvents } from '../../../db/tables/orders.ts'
import { orderReturns } from '../../../db/tables/returns.ts'

export type ShownUse = Awaited<ReturnType<typeof listUses>>[number]

export async function listEvents(
  db: Queries,
  orderId: string,
): Promise<{ status: OrderStatus; at: Date }[]> {
  return db
    .select({ status: orderEvents.toStatus, at: orderEvents.at })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id))
}

/** Lists the promotions that the order was granted, as they were at that time. */
export async function listUses(db: Queries, orderId: string) {
  return db
    .select({ title: discountUses.title, amount: discountUses.amount, kind: promotions.kind })
    .from(discountUses)
    .innerJoin(promotions, eq(promotions.id, discountUses.promotionId))
    .where(eq(discountUses.orderId, orderId))
    .orderBy(asc(discountUses.position))
}

/** Lists the returns of the order, the first one first, and the return that the order itself results from. */
export async function listReturns(
  db: Queries,
  { id, returnId }: { id: string; returnId: string | null },
) {
  return db
    .select({
      id: orderReturns.id,
      number: orderReturns.number,
      token: orderReturns.token,
      kind: orderReturns.kind,
      state: orderReturns.state,
      outcome: orderReturns.outcome,
    })
    .from(orderReturns)
    .where(or(eq(orderReturns.orderId, id), returnId ? eq(orderReturns.id, returnId) : undefined))
    .orderBy(asc(orderReturns.createdAt), asc(orderReturns.id))
}

/** The newest payment attempt of an order, and whether staff must look at any of its payments. */
export async function findNewestAttempt(
  db: Queries,
  orderId: string,
): Promise<{ token: string | null; inReview: boolean }> {
  const { rows } = await db.execute<{ token: string; inReview: boolean }>(sql`
    select token, exists (
      select from payment_attempts seen where seen.order_id = ${orderId} and seen.state = 'review'
    ) as "inReview"
    from payment_attempts where order_id = ${orderId} order by created_at desc, id limit 1`)
  return rows[0] ?? { token: null, inReview: false }
}

/** Lists the numbers of the invoice of an order and of its credit notes. */
export async function listDocumentNumbers(db: Queries, orderId: string) {
  return db
    .select({ kind: invoices.kind, number: invoices.number, issuedAt: invoices.issuedAt })
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.number))
}
