import { statusList } from '../../../db/status-list.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/transact.ts'
import type { orders } from '../../../db/tables/orders.ts'

type Ended = Pick<
  typeof orders.$inferSelect,
  'id' | 'cartId' | 'currency' | 'createdAt' | 'idempotencyKey'
>

/**
 * Says whether an order could be placed again exactly as it was, apart from its stock and promotions. Of two orders
 * with the same lines, or with the same key, only one is ever placed. Prices are compared in the currency of the
 * order; `own` says that this is the shop's own currency, whose prices are in `products`.
 */
export async function isStillWanted(
  tx: Tx,
  order: Ended,
  { own }: { own: boolean },
): Promise<boolean> {
  const price = own ? sql`p.price` : sql`pp.price`
  const { rows } = await tx.execute<{ wanted: boolean }>(sql`
    select not exists (
      select from order_lines l join products p on p.id = l.product_id
      left join product_prices pp on pp.product_id = p.id and pp.currency = ${order.currency}
      where l.order_id = ${order.id}
        and (${price} is distinct from l.unit_price or not p.published)
    ) and not exists (
      select from orders o
      where o.cart_id = ${order.cartId} and o.id <> ${order.id}
        and o.status not in (${statusList('ended')})
        and (o.created_at > ${order.createdAt} or o.idempotency_key = ${order.idempotencyKey}
          or exists (
            select from order_lines mine join order_lines other using (cart_line_id)
            where mine.order_id = ${order.id} and other.order_id = o.id
          ))
    ) as wanted`)
  return rows[0]?.wanted ?? false
}
