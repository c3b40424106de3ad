import type { OrderStatus } from '@rimal/contract/statuses'
import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { pictures } from '../../../db/tables/catalog.ts'
import { orderEvents, orderLines } from '../../../db/tables/orders.ts'
import type { Move } from './money-held.ts'

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

/** The newest attempt, and how the money moved on which the order stands. */
export async function findPayment(
  db: Queries,
  { id, paidBy }: { id: string; paidBy: string | null },
): Promise<{ token: string | null; moves: Move[] }> {
  const { rows } = await db.execute<{ token: string | null; moves: Move[] }>(sql`
    select (
      select token from payment_attempts where order_id = ${id}
      order by created_at desc, id limit 1
    ) as token, (
      select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'amount', amount)), '[]')
      from payment_ledger where attempt_id = ${paidBy}
    ) as moves`)
  return rows[0] ?? { token: null, moves: [] }
}
