import { and, desc, eq, isNull, lte } from 'drizzle-orm'
import type { Queries } from '../../../../db/connect.ts'
import type { Tx } from '../../../../db/transact.ts'
import { orderHolds } from '../../../../db/tables/production.ts'

export type StoredHold = typeof orderHolds.$inferSelect

export async function insertHold(
  tx: Tx,
  hold: typeof orderHolds.$inferInsert,
): Promise<StoredHold> {
  const [inserted] = await tx.insert(orderHolds).values(hold).returning()
  if (!inserted) throw new Error('A hold was written and is not there.')
  return inserted
}

/** The latest hold of an order, whether it lasts or not. */
export async function findLatestHold(tx: Tx, orderId: string): Promise<StoredHold | undefined> {
  const [hold] = await tx
    .select()
    .from(orderHolds)
    .where(eq(orderHolds.orderId, orderId))
    .orderBy(desc(orderHolds.heldAt))
    .limit(1)
  return hold
}

export async function updateHold(
  tx: Tx,
  id: string,
  fields: Partial<Pick<StoredHold, 'reminders' | 'remindAt' | 'releasedAt'>>,
): Promise<void> {
  await tx.update(orderHolds).set(fields).where(eq(orderHolds.id, id))
}

/** Returns the holds that are due for a reminder. */
export async function listToRemind(db: Queries, now: Date, limit: number) {
  return db
    .select({ id: orderHolds.id, orderId: orderHolds.orderId })
    .from(orderHolds)
    .where(and(lte(orderHolds.remindAt, now), isNull(orderHolds.releasedAt)))
    .orderBy(orderHolds.remindAt)
    .limit(limit)
}
