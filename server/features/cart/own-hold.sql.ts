import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

/**
 * Returns the units of a variant that the cart's own unpaid order has reserved: they are unavailable to others, but
 * available to this shopper.
 */
export function ownHold(cartId: SQLWrapper, sku: SQLWrapper): SQL<number> {
  return sql<number>`coalesce((
    select h.quantity from orders o join stock_holds h on h.order_id = o.id
    where o.cart_id = ${cartId} and o.status = 'awaiting_payment' and h.sku = ${sku}), 0)`
}
