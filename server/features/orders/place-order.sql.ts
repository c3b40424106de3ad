import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { statusList } from '../../db/status-list.ts'
import { planned } from '../../db/statements/planned.ts'
import type { NewOrder } from './new-order.ts'
import type { StoredOrder } from './stored-order.ts'

/** The owner of an order and of a cart. */
type Owner = { guestId: string } | { customerId: string }

type Earlier = {
  shopper: Owner
  key: string
  /** The customer's details and addresses in the form that an order stores. */
  details: Pick<StoredOrder, 'contact' | 'address' | 'billing'>
}

/**
 * Finds what a shopper has ordered already: an order with the same key, an unpaid order of the same cart, or an
 * order with the same key that ended unpaid; the newest order of the first of these kinds. An unpaid order with the
 * same key but other details is to be replaced, because the shopper corrected the details.
 */
export async function findEarlierOrder(
  db: Queries,
  { shopper, key, details }: Earlier,
): Promise<{ kind: 'duplicate' | 'open' | 'ended'; orderId: string } | undefined> {
  const own = sql`${isOf(shopper)} and idempotency_key = ${key}`
  const [row] = await planned<{ id: string; kind: 'duplicate' | 'open' | 'ended' }>(
    db,
    sql`
    select id, case when status = 'awaiting_payment'
        and (contact, address, billing) is distinct from (${JSON.stringify(details.contact)}::jsonb,
          ${JSON.stringify(details.address)}::jsonb, ${JSON.stringify(details.billing)}::jsonb)
      then 'open' else 'duplicate' end as kind, 1 as rank, created_at from orders
    where ${own} and status not in (${statusList('ended')})
    union all
    select o.id, 'open', 2, o.created_at from orders o join carts c on c.id = o.cart_id
    where ${isOf(shopper, sql`c.`)} and o.status = 'awaiting_payment'
    union all
    select id, 'ended', 3, created_at from orders
    where ${own} and status in (${statusList('ended')})
    order by rank, created_at desc limit 1`,
  )
  return row && { kind: row.kind, orderId: row.id }
}

/** Says whether a shopper's cart has any line, available or not. */
export async function hasCart(db: Queries, shopper: Owner): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from carts c join cart_lines l on l.cart_id = c.id
    where ${isOf(shopper, sql`c.`)} and l.removed_at is null limit 1`)
  return rows.length > 0
}

/**
 * Removes promotions from the cart that the customer may not use: the code is deleted, and a promotion without a code is
 * not applied to the cart again.
 */
export async function takeOffCart(
  db: Queries,
  { cartId, uses }: Pick<NewOrder, 'cartId' | 'uses'>,
  refused: readonly string[],
): Promise<void> {
  const lost = uses.filter(({ promotion_id }) => refused.includes(promotion_id))
  const isTyped = lost.some(({ typed }) => typed)
  const others = lost.filter(({ typed }) => !typed).map(({ promotion_id }) => promotion_id)
  await db.execute(sql`
    update carts set refused_promotions = refused_promotions || ${sql.param(others)}::uuid[],
      discount_code = case when ${isTyped} then null else discount_code end
    where id = ${cartId}`)
}

function isOf(shopper: Owner, table: SQL = sql``): SQL {
  return 'guestId' in shopper
    ? sql`${table}guest_id = ${shopper.guestId}`
    : sql`${table}customer_id = ${shopper.customerId}`
}
