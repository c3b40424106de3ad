import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { orders } from '../../db/tables/orders.ts'
import { paymentAttempts } from '../../db/tables/payments.ts'

export async function findPayment(db: Queries, token: string) {
  const [found] = await db
    .select({ attempt: getTableColumns(paymentAttempts), order: getTableColumns(orders) })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(eq(paymentAttempts.token, token))
  return found
}

/**
 * Lists orders whose time to be paid is over, the oldest first. Leaves out orders that another transaction has
 * locked, and those whose payment a person has to check.
 */
export async function listOverdueOrders(
  db: Queries,
  { now, limit }: { now: Date; limit: number },
): Promise<{ id: string; payBefore: Date }[]> {
  const { rows } = await db.execute<{ id: string; payBefore: string }>(sql`
    select id, pay_before as "payBefore" from orders o
    where status = 'awaiting_payment' and pay_before <= ${now} and not exists (
      select from payment_attempts a where a.order_id = o.id and a.state = 'review')
    order by pay_before limit ${limit} for update skip locked`)
  return rows.map(({ id, payBefore }) => ({ id, payBefore: new Date(payBefore) }))
}
