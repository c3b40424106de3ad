import { eq, getTableColumns } from 'drizzle-orm'
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
