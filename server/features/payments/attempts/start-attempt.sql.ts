import { asc, eq, getTableColumns } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { orderLines, orders } from '../../../db/tables/orders.ts'
import { paymentAttempts } from '../../../db/tables/payments.ts'

/** All that a provider may want to know before it opens a page for an attempt. */
export async function findWhatToPay(db: Queries, attemptId: string) {
  const rows = await db
    .select({
      attempt: getTableColumns(paymentAttempts),
      order: getTableColumns(orders),
      line: getTableColumns(orderLines),
    })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(eq(paymentAttempts.id, attemptId))
    .orderBy(asc(orderLines.position))
  const [first] = rows
  return (
    first && { attempt: first.attempt, order: first.order, lines: rows.map(({ line }) => line) }
  )
}
