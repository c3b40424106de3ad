import type { OrderStatus } from '@rimal/contract/statuses'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { invoices } from '../../../db/tables/invoices.ts'
import { discountUses, offers } from '../../../db/tables/offers.ts'
import { orderEvents, lineCancellations } from '../../../db/tables/orders.ts'
import { refunds } from '../../../db/tables/refunds.ts'
import { orderReturns } from '../../../db/tables/returns.ts'
import type { BookedEntry } from './money-back.ts'

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

/** The offers that it was given, as they were promised. */
export async function listUses(db: Queries, orderId: string) {
  return db
    .select({ title: discountUses.title, amount: discountUses.amount, kind: offers.kind })
    .from(discountUses)
    .innerJoin(offers, eq(offers.id, discountUses.offerId))
    .where(eq(discountUses.orderId, orderId))
    .orderBy(asc(discountUses.position))
}

/** What was promised back of an order that stands, and whether the provider has it. */
export async function listRefunds(db: Queries, orderId: string) {
  const isGiven = eq(refunds.state, 'given')
  return db
    .select({
      amount: refunds.amount,
      credit: refunds.credit,
      state: sql<
        'on_its_way' | 'returned'
      >`case when ${isGiven} then 'returned' else 'on_its_way' end`,
    })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), inArray(refunds.state, ['asked', 'given'])))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
}

/** What was asked of its pieces, the first one first, and the return that it comes of itself. */
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

/** A move of money of an order; `counts` where the order stands on it. */
type OrderEntry = BookedEntry & { counts: boolean }

/** The newest attempt, and how money moved on all of them. */
export async function findPayment(
  db: Queries,
  { id, paidBy }: { id: string; paidBy: string | null },
): Promise<{ token: string | null; inReview: boolean; entries: OrderEntry[] }> {
  const { rows } = await db.execute<{
    token: string
    inReview: boolean
    entries: (Omit<OrderEntry, 'at'> & { at: string })[]
  }>(sql`
    select a.token, exists (
      select from payment_attempts seen where seen.order_id = ${id} and seen.state = 'review'
    ) as "inReview", (
      select coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'amount', l.amount, 'at', l.at,
        'counts', l.attempt_id is not distinct from ${paidBy}::uuid) order by l.id), '[]')
      from payment_ledger l join payment_attempts mine on mine.id = l.attempt_id
      where mine.order_id = ${id}
    ) as entries
    from payment_attempts a where a.order_id = ${id} order by a.created_at desc, a.id limit 1`)
  const [row] = rows
  const entries = row?.entries.map((move) => ({ ...move, at: new Date(move.at) })) ?? []
  return { token: row?.token ?? null, inReview: row?.inReview ?? false, entries }
}

export async function listCreditNotes(db: Queries, orderId: string) {
  return db
    .select({ number: invoices.number, issuedAt: invoices.issuedAt })
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'credit_note')))
    .orderBy(asc(invoices.number))
}

/** What the pieces had come to that were cancelled of an order while it stood. */
export async function sumCancelled(db: Queries, orderId: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${lineCancellations.amount}), 0)::int` })
    .from(lineCancellations)
    .where(eq(lineCancellations.orderId, orderId))
  return row?.sum ?? 0
}
