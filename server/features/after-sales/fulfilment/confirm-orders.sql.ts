import { sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { madeToOrderIn } from '../../../db/made-to-order.ts'
import { attemptList } from '../../../db/status-list.ts'

/** Returns orders of ready-to-wear products only that were paid online and placed before a moment. */
export async function listToConfirm(
  db: Queries,
  { placedBefore, limit }: { placedBefore: Date; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ number: string }>(sql`
    select o.number from orders o
    where o.status = 'placed' and o.placed_at <= ${placedBefore}
      and ((o.credit > 0 and o.credit = o.total) or exists (
        select from payment_attempts a where a.id = o.paid_by
          and a.state in (${attemptList('holds_money')}))) and o.payment_method <> 'cash_on_delivery'
      and not exists (select from order_lines l where l.order_id = o.id and l.cancelled < l.quantity
        and ${madeToOrderIn(sql`l`)})
    order by o.placed_at limit ${limit}`)
  return rows.map(({ number }) => number)
}
