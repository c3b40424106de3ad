import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { pieceCancellations, type TakenOut } from '../../../db/tables/orders.ts'
import { type ReturnedLine, refunds } from '../../../db/tables/refunds.ts'

type PieceCancellation = typeof pieceCancellations.$inferSelect

export async function findByKey(
  tx: Queries,
  { orderId, key }: { orderId: string; key: string },
): Promise<PieceCancellation | undefined> {
  const [found] = await tx
    .select()
    .from(pieceCancellations)
    .where(and(eq(pieceCancellations.orderId, orderId), eq(pieceCancellations.key, key)))
  return found
}

export async function insertCancellation(tx: Queries, made: PieceCancellation): Promise<void> {
  await tx.insert(pieceCancellations).values(made)
}

/** Under the order's lock, as all of this. */
export async function lessenLines(
  tx: Queries,
  orderId: string,
  pieces: readonly TakenOut[],
): Promise<void> {
  await tx.execute(sql`
    update order_lines l set cancelled = l.cancelled + p.quantity
    from unnest(
      ${sql.param(pieces.map(({ lineId }) => lineId))}::uuid[],
      ${sql.param(pieces.map(({ quantity }) => quantity))}::int[]
    ) as p (id, quantity)
    where l.id = p.id and l.order_id = ${orderId}`)
}

/** Lines of the invoice whose money waits for an owner's word, without a credit note yet. */
export async function listWaiting(tx: Queries, orderId: string): Promise<ReturnedLine[]> {
  const rows = await tx
    .select({ returned: refunds.returned })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'waiting')))
  return rows.flatMap(({ returned }) => returned)
}
