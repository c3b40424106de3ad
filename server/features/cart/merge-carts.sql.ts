import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { carts, customSizes } from '../../db/tables/carts.ts'

/** Both bags, held until the transaction ends; the customer's is opened where there is none. */
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

/** Of equal pieces in both bags the larger quantity stays: they are one wish, made twice. */
export async function moveLines(db: Queries, { from, to }: { from: string; to: string }) {
  await db.execute(sql`
    with taken as (delete from cart_lines where cart_id = ${from} returning *)
    insert into cart_lines (cart_id, item_id, sku, custom_size_id, remarks, quantity, seen_price,
      lowered, created_at)
    select ${to}::uuid, item_id, sku, custom_size_id, remarks, quantity, seen_price, lowered, created_at
    from taken where removed_at is null
    on conflict (cart_id, item_id, coalesce(sku, ''),
      coalesce(custom_size_id, '00000000-0000-0000-0000-000000000000'), remarks)
      where removed_at is null
    do update set quantity = greatest(cart_lines.quantity, excluded.quantity)`)
}

/** What the customer's own bag already knows stays; the guest's fills the gaps. */
export async function moveDetails(db: Queries, { from, to }: { from: string; to: string }) {
  await db.execute(sql`
    update carts set discount_code = coalesce(carts.discount_code, guests.discount_code),
      draft = guests.draft || carts.draft
    from carts guests where carts.id = ${to} and guests.id = ${from}`)
  await db.update(carts).set({ discountCode: null, draft: {} }).where(eq(carts.id, from))
}

export async function moveCustomSizes(
  db: Queries,
  { guestId, customerId }: { guestId: string; customerId: string },
) {
  await db
    .update(customSizes)
    .set({ customerId, guestId: null })
    .where(eq(customSizes.guestId, guestId))
}
