import { sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'

/** Why an unpaid order ended when its cart was ordered again. */
export const orderedAnew = 'ordered anew'

type Replacement = { replaced: string; number: string; token: string }

/** For each replaced order of these numbers the next order of the same cart by the same shopper. */
export async function listReplacements(
  db: Queries,
  numbers: readonly string[],
): Promise<Replacement[]> {
  const { rows } = await db.execute<Replacement>(sql`
    select distinct on (o.id) o.number as replaced, n.number, n.token
    from orders o join order_events e on e.order_id = o.id and e.to_status = 'expired'
        and e.reason = ${orderedAnew}
      join orders n on n.cart_id = o.cart_id and n.id <> o.id and n.created_at >= e.at
        and (n.customer_id = o.customer_id or n.guest_id = o.guest_id)
    where o.number = any(${sql.param(numbers)}::text[]) and o.status = 'expired'
    order by o.id, n.created_at, n.id`)
  return rows
}
