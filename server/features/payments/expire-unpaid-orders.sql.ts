import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'

/** Orders whose time to be paid is over, the oldest first; those at which somebody works are left out. */
export async function listOverdueOrders(
  db: Queries,
  { now, limit }: { now: Date; limit: number },
): Promise<{ id: string; payBefore: Date }[]> {
  const { rows } = await db.execute<{ id: string; payBefore: string }>(sql`
    select id, pay_before as "payBefore" from orders
    where status = 'awaiting_payment' and pay_before <= ${now}
    order by pay_before limit ${limit} for update skip locked`)
  return rows.map(({ id, payBefore }) => ({ id, payBefore: new Date(payBefore) }))
}
