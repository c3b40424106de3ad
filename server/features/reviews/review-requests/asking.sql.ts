import { statusList } from '../../../db/status-list.ts'
import type { LanguageCode, Text } from '@rimal/contract/language'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/transact.ts'
import { reviewRequests } from '../../../db/tables/reviews.ts'

export type DueRequest = {
  orderId: string
  orderNumber: string
  customerId: string
  email: string | null
  name: string
  language: LanguageCode
  /** The lines of the order that the customer has not reviewed. */
  lines: { id: string; name: Text; colorName: Text; pictureId: string }[]
}

/** Orders of customers delivered in that span of which nobody asked; locked, so that one is asked of once. */
export async function listDueRequests(
  tx: Tx,
  { from, to, limit }: { from: Date; to: Date; limit: number },
): Promise<DueRequest[]> {
  const { rows } = await tx.execute<DueRequest>(sql`
    select orders.id as "orderId", orders.number as "orderNumber", customers.id as "customerId",
      customers.email, customers.name, customers.language, open.lines
    from orders
    join customers on customers.id = orders.customer_id
    cross join lateral (
      select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'colorName', color_name,
        'pictureId', picture_id) order by position) as lines
      from order_lines where order_id = orders.id and quantity > cancelled
        and not exists (select from reviews where order_line_id = order_lines.id)
    ) open
    where orders.status in (${statusList('delivered')}) and customers.deleted_at is null
      and open.lines is not null and orders.return_id is null
      and not exists (select from review_requests where order_id = orders.id)
      and orders.id in (
        select order_id from order_events
        where to_status = 'delivered' and at > ${from} and at <= ${to})
    order by orders.id
    limit ${limit}
    for no key update of orders skip locked`)
  return rows
}

export async function markAsked(tx: Tx, orderId: string, askedAt: Date): Promise<boolean> {
  const { rowCount } = await tx
    .insert(reviewRequests)
    .values({ orderId, askedAt })
    .onConflictDoNothing()
  return rowCount === 1
}
