import { asc, eq } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import type { Tx } from '../../db/transact.ts'
import { orderLines, orders } from '../../db/tables/orders.ts'

export type StoredOrder = typeof orders.$inferSelect

/** Whatever changes an order does it under this lock, on what it reads here. */
export async function lockOrder(tx: Tx, orderId: string): Promise<StoredOrder> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update')
  if (!order) throw new Error(`There is no order ${orderId}.`)
  return order
}

export async function getStoredOrder(db: Queries, orderId: string): Promise<StoredOrder> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) throw new Error(`There is no order ${orderId}.`)
  return order
}

export async function findOrderByToken(
  db: Queries,
  token: string,
): Promise<StoredOrder | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.token, token))
  return order
}

export async function findOrderByNumber(
  db: Queries,
  number: string,
): Promise<StoredOrder | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.number, number))
  return order
}

/** Returns how many units of a line remain. */
export function remainingQuantity({
  quantity,
  cancelled,
}: {
  quantity: number
  cancelled: number
}): number {
  return quantity - cancelled
}

/** Lists the lines of an order in the sequence of the cart. */
export async function listOrderLines(db: Queries, orderId: string) {
  return db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
}
