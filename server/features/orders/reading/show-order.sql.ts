import type { OrderStatus } from '@rimal/contract/statuses'
import { and, asc, desc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { pictures } from '../../../db/tables/catalog.ts'
import { invoices } from '../../../db/tables/invoices.ts'
import { discountUses, offers } from '../../../db/tables/offers.ts'
import { orderEvents, orderLines, shipments } from '../../../db/tables/orders.ts'
import { refunds } from '../../../db/tables/refunds.ts'
import { orderReturns } from '../../../db/tables/returns.ts'
import type { BookedMove } from './money-back.ts'

const picture = {
  id: pictures.id,
  version: pictures.version,
  width: pictures.width,
  height: pictures.height,
  color: pictures.color,
  placeholder: pictures.placeholder,
  focusX: pictures.focusX,
  focusY: pictures.focusY,
  alt: pictures.alt,
}

export type ShownUse = Awaited<ReturnType<typeof listUses>>[number]
export type ShownLine = Awaited<ReturnType<typeof listLines>>[number]

export async function listLines(db: Queries, orderId: string) {
  return db
    .select({ line: getTableColumns(orderLines), picture })
    .from(orderLines)
    .leftJoin(pictures, eq(pictures.id, orderLines.pictureId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
}

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
type OrderMove = BookedMove & { counts: boolean }

/** The newest attempt, and how money moved on all of them. */
export async function findPayment(
  db: Queries,
  { id, paidBy }: { id: string; paidBy: string | null },
): Promise<{ token: string | null; moves: OrderMove[] }> {
  const { rows } = await db.execute<{
    token: string
    moves: (Omit<OrderMove, 'at'> & { at: string })[]
  }>(sql`
    select a.token, (
      select coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'amount', l.amount, 'at', l.at,
        'counts', l.attempt_id is not distinct from ${paidBy}::uuid) order by l.id), '[]')
      from payment_ledger l join payment_attempts mine on mine.id = l.attempt_id
      where mine.order_id = ${id}
    ) as moves
    from payment_attempts a where a.order_id = ${id} order by a.created_at desc, a.id limit 1`)
  const [row] = rows
  const moves = row?.moves.map((move) => ({ ...move, at: new Date(move.at) })) ?? []
  return { token: row?.token ?? null, moves }
}

export async function listCreditNotes(db: Queries, orderId: string) {
  return db
    .select({ number: invoices.number, issuedAt: invoices.issuedAt })
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'credit_note')))
    .orderBy(asc(invoices.number))
}

/** The parcel that was sent last. */
export async function findShipment(db: Queries, orderId: string) {
  const [shipment] = await db
    .select()
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
    .orderBy(desc(shipments.shippedAt))
    .limit(1)
  return shipment
}
