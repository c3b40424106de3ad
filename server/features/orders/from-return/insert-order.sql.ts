import { sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { orderEvents, orderLines, orders, stockHolds } from '../../../db/tables/orders.ts'
import type { Piece } from '../stock.sql.ts'

type Parts = {
  order: Omit<typeof orders.$inferInsert, 'number'>
  lines: Omit<typeof orderLines.$inferInsert, 'orderId'>[]
  /** Held on the shelf already. */
  held: readonly Piece[]
  actor: string
  at: Date
}

/** An order with its lines, what it holds and its first event. */
export async function insertPlacedOrder(
  tx: Queries,
  { order, lines, held, actor, at }: Parts,
): Promise<typeof orders.$inferSelect> {
  const number = sql<string>`'RM-' || nextval('order_numbers')`
  const [placed] = await tx
    .insert(orders)
    .values({ ...order, number })
    .returning()
  if (!placed) throw new Error('An order was not stored.')
  await tx.insert(orderLines).values(lines.map((line) => ({ ...line, orderId: placed.id })))
  if (held.length > 0) {
    await tx.insert(stockHolds).values(held.map((piece) => ({ ...piece, orderId: placed.id })))
  }
  await tx.insert(orderEvents).values({ orderId: placed.id, toStatus: 'placed', actor, at })
  return placed
}
