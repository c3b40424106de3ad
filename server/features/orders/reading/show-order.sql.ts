import type { OrderStatus } from '@rimal/contract/statuses'
import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { pictures } from '../../../db/tables/catalog.ts'
import { orderEvents, orderLines } from '../../../db/tables/orders.ts'

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

/** The newest attempt, and whether the money in the books covers the order. */
export async function showPayment(
  db: Queries,
  { id, total }: { id: string; total: number },
): Promise<{ token: string | null; paid: boolean }> {
  const { rows } = await db.execute<{ token: string | null; held: number }>(sql`
    select (
      select token from payment_attempts where order_id = ${id}
      order by created_at desc, id limit 1
    ) as token, (
      select coalesce(sum(greatest(
        coalesce(captured, 0), coalesce(authorized, 0) - coalesce(voided, 0)
      ) - coalesce(refunded, 0)), 0)::int
      from (
        select sum(l.amount) filter (where kind = 'authorize') as authorized,
          sum(l.amount) filter (where kind = 'capture') as captured,
          sum(l.amount) filter (where kind = 'void') as voided,
          sum(l.amount) filter (where kind = 'refund') as refunded
        from payment_ledger l join payment_attempts a on a.id = l.attempt_id
        where a.order_id = ${id} group by a.id
      ) as books
    ) as held`)
  const [row] = rows
  return { token: row?.token ?? null, paid: (row?.held ?? 0) >= total }
}
