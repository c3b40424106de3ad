import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../../db/transact.ts'
import { lineCancellations } from '../../../../db/tables/orders.ts'

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
