import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { carts } from '../../db/tables/carts.ts'

/** Locks the open order before its cart, because the settlement of a payment locks them in the same order. */
export async function holdOpenOrder(db: Queries, guestId: string): Promise<void> {
  await db.execute(sql`
    select from orders o join carts c on c.id = o.cart_id
    where c.guest_id = ${guestId} and o.status = 'awaiting_payment' for no key update of o`)
}

/** Locks both carts until the transaction ends; creates the customer's cart if there is none. */
export async function holdBothCarts(
  db: Queries,
  { guestId, customerId, now }: { guestId: string; customerId: string; now: Date },
) {
  const [customers] = await db
    .insert(carts)
    .values({ customerId, updatedAt: now })
    .onConflictDoUpdate({ target: carts.customerId, set: { updatedAt: now } })
    .returning({ id: carts.id })
  const [guests] = await db
    .select({ id: carts.id })
    .from(carts)
    .where(eq(carts.guestId, guestId))
    .for('update')
  return { to: customers?.id, from: guests?.id }
}

type Transfer = { from: string; to: string }

/**
 * Moves the lines to another cart. If both carts have an equal line, the larger quantity stays, because the shopper
 * chose the same product twice. Lines retain their ids, by which an order that awaits payment removes them from the
 * cart. Returns the number of units moved.
 */
export async function moveLines(db: Queries, { from, to }: Transfer): Promise<number> {
  const { rows } = await db.execute<{ units: number }>(sql`
    with equal as (
      select mine.id as mine, theirs.id as theirs, theirs.quantity
      from cart_lines mine join cart_lines theirs on theirs.item_id = mine.item_id
        and theirs.sku is not distinct from mine.sku
        and theirs.custom_size_id is not distinct from mine.custom_size_id
        and theirs.remarks = mine.remarks
      where mine.cart_id = ${to} and theirs.cart_id = ${from}
        and mine.removed_at is null and theirs.removed_at is null
    ), stored as (
      update cart_lines l set quantity = greatest(l.quantity, e.quantity)
      from equal e where l.id = e.mine
    ), ordered as (
      update order_lines l set cart_line_id = e.mine from equal e, orders o
      where o.cart_id = ${from} and o.status = 'awaiting_payment' and l.order_id = o.id
        and l.cart_line_id = e.theirs
    ), gone as (
      delete from cart_lines l
      where cart_id = ${from} and (removed_at is not null or id in (select theirs from equal))
    ), moved as (
      update cart_lines set cart_id = ${to}
      where cart_id = ${from} and removed_at is null and id not in (select theirs from equal)
    )
    select coalesce(sum(quantity), 0)::int as units from cart_lines
    where cart_id = ${from} and removed_at is null`)
  return rows[0]?.units ?? 0
}

/** Details that the customer's own cart has stay; details of the guest's cart fill the gaps. */
export async function moveDetails(db: Queries, { from, to }: Transfer) {
  await db.execute(sql`
    update carts set discount_code = coalesce(carts.discount_code, guests.discount_code),
      draft = guests.draft || carts.draft
    from carts guests where carts.id = ${to} and guests.id = ${from}`)
  await db
    .update(carts)
    .set({ discountCode: null, refusedPromotions: [], draft: {} })
    .where(eq(carts.id, from))
}

/**
 * Moves an order that awaits payment to another cart, because it has reserved stock for its cart; a cart has one
 * such order.
 */
export async function moveOpenOrder(db: Queries, { from, to }: Transfer) {
  await db.execute(sql`
    update orders set cart_id = ${to} where cart_id = ${from} and status = 'awaiting_payment'
      and not exists (select from orders where cart_id = ${to} and status = 'awaiting_payment')`)
}
