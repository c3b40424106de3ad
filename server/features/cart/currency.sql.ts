import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/transact.ts'
import { carts } from '../../db/tables/carts.ts'

type Shopper = { guestId: string } | { customerId: string }

/** Saves the currency of a cart; null is the shop's own. A currency may be chosen before the first product. */
export async function saveCurrency(
  tx: Tx,
  shopper: Shopper,
  { currency, now }: { currency: string | null; now: Date },
): Promise<void> {
  const change = { currency, updatedAt: now }
  const target = 'guestId' in shopper ? carts.guestId : carts.customerId
  const [cart] = await tx
    .insert(carts)
    .values({ ...shopper, ...change })
    .onConflictDoUpdate({ target, set: change })
    .returning({ id: carts.id })
  if (cart) await seePricesAnew(tx, cart.id)
}

/** Moves the currency to another cart, if one was chosen for this cart. */
export async function moveCurrency(
  tx: Tx,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update carts mine set currency = theirs.currency from carts theirs
    where mine.id = ${to} and theirs.id = ${from} and theirs.currency is not null
      and mine.currency is distinct from theirs.currency`)
  if ((rowCount ?? 0) > 0) await seePricesAnew(tx, to)
}

/**
 * Sets the seen prices to the prices in the currency; 0 if a product is not sold in it, because the shopper has
 * seen no price.
 */
async function seePricesAnew(tx: Tx, cartId: string): Promise<void> {
  await tx.execute(sql`
    update cart_lines l set seen_price = case when c.currency is null then p.price else coalesce((
      select price from product_prices where product_id = p.id and currency = c.currency), 0) end
    from carts c, product_items i, products p
    where l.cart_id = ${cartId} and c.id = l.cart_id and i.id = l.item_id and p.id = i.product_id`)
}
