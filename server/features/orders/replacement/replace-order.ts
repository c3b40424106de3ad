import type { Queries } from '../../../db/connect.ts'
import type { Change } from '../change-status.ts'
import type { StoredOrder } from '../stored-order.ts'
import { sql } from 'drizzle-orm'

/** Why an unpaid order ended when its cart was ordered again. */
const orderedAnew = 'ordered anew'

/** How an unpaid order ends when its cart is ordered again. */
export const replacedByShopper = {
  to: 'expired',
  actor: 'shopper',
  reason: orderedAnew,
} as const satisfies Omit<Change, 'at'> & { to: string }

type Listed = Pick<StoredOrder, 'number' | 'status'>

/** The orders that took the place of unpaid ones, by the number of the replaced order. */
export async function findReplacements(db: Queries, orders: readonly Listed[]) {
  const numbers = orders.filter(({ status }) => status === 'expired').map(({ number }) => number)
  const rows = numbers.length === 0 ? [] : await listReplacements(db, numbers)
  return new Map(rows.map(({ replaced, number, token }) => [replaced, { number, token }]))
}

/** The order that took the place of this one; null where none did. */
export async function findReplacement(db: Queries, order: Listed) {
  return (await findReplacements(db, [order])).get(order.number) ?? null
}

type Replacement = { replaced: string; number: string; token: string }

/** For each replaced order of these numbers the next order of the same cart by the same shopper. */
async function listReplacements(db: Queries, numbers: readonly string[]): Promise<Replacement[]> {
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
