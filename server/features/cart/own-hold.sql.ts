import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

/** Pieces of a variant that the bag's own unpaid order holds: to others they are gone, to her not. */
export function ownHold(cartId: SQLWrapper, sku: SQLWrapper): SQL<number> {
  return sql<number>`coalesce((
    select h.quantity from orders o join stock_holds h on h.order_id = o.id
    where o.cart_id = ${cartId} and o.status = 'awaiting_payment' and h.sku = ${sku}), 0)`
}
