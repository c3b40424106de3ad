import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../../db/transact.ts'
import { lineCancellations, type TakenOut } from '../../../../db/tables/orders.ts'
import { type ReturnedLine, refunds } from '../../../../db/tables/refunds.ts'

type LineCancellation = typeof lineCancellations.$inferSelect

export async function findByKey(
  tx: Tx,
  { orderId, key }: { orderId: string; key: string },
): Promise<LineCancellation | undefined> {
  const [found] = await tx
    .select()
    .from(lineCancellations)
    .where(and(eq(lineCancellations.orderId, orderId), eq(lineCancellations.key, key)))
  return found
}

export async function insertCancellation(tx: Tx, made: LineCancellation): Promise<void> {
  await tx.insert(lineCancellations).values(made)
}

/** Under the order's lock, as all of this. */
export async function lessenLines(
  tx: Tx,
  orderId: string,
  lines: readonly TakenOut[],
): Promise<void> {
  await tx.execute(sql`
    update order_lines l set cancelled = l.cancelled + p.quantity
    from unnest(
      ${sql.param(lines.map(({ lineId }) => lineId))}::uuid[],
      ${sql.param(lines.map(({ quantity }) => quantity))}::int[]
    ) as p (id, quantity)
    where l.id = p.id and l.order_id = ${orderId}`)
}

/** Lines of the invoice whose money waits for an owner's word, without a credit note yet. */
export async function listWaiting(tx: Tx, orderId: string): Promise<ReturnedLine[]> {
  const rows = await tx
    .select({ returned: refunds.returned })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'waiting')))
  return rows.flatMap(({ returned }) => returned)
}
