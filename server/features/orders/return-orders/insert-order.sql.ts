import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/transact.ts'
import { orderEvents, orderLines, orders, stockHolds } from '../../../db/tables/orders.ts'
import { beginProduction, linesOf, noteBeginning } from '../finish-placed.sql.ts'
import type { StockLine } from '../stock.sql.ts'

type Parts = {
  order: Omit<typeof orders.$inferInsert, 'number'>
  lines: Omit<typeof orderLines.$inferInsert, 'orderId'>[]
  /** Stock that is reserved already. */
  held: readonly StockLine[]
  actor: string
  at: Date
}

/** An order with its lines, what it holds and its first event. */
export async function insertPlacedOrder(
  tx: Tx,
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
    await tx.insert(stockHolds).values(held.map((line) => ({ ...line, orderId: placed.id })))
  }
  await tx.insert(orderEvents).values({ orderId: placed.id, toStatus: 'placed', actor, at })
  await tx.execute(sql`
    with produced as (${beginProduction(linesOf(placed.id), at)})
    ${noteBeginning(at)}`)
  return placed
}

/** Begins production at stitching, because the customer's own garment is opened and not cut. */
export async function beginAtStitching(tx: Tx, orderId: string, at: Date): Promise<void> {
  await tx.execute(sql`
    with opened as (
      update production set state = 'stitching', since = ${at} where order_line_id in
        (select id from order_lines where order_id = ${orderId})
      returning order_line_id
    )
    insert into production_events (order_line_id, from_state, to_state, actor, at)
    select order_line_id, 'in_review', 'stitching', 'timer', ${at}::timestamptz from opened`)
}
