import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../../db/transact.ts'
import { lineCancellations, type CancelledUnits } from '../../../../db/tables/orders.ts'

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
export async function reduceLines(
  tx: Tx,
  orderId: string,
  lines: readonly CancelledUnits[],
): Promise<void> {
  await tx.execute(sql`
    update order_lines l set cancelled = l.cancelled + p.quantity
    from unnest(
      ${sql.param(lines.map(({ lineId }) => lineId))}::uuid[],
      ${sql.param(lines.map(({ quantity }) => quantity))}::int[]
    ) as p (id, quantity)
    where l.id = p.id and l.order_id = ${orderId}`)
}
