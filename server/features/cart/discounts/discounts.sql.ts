import { and, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { orderStands } from '../../../db/status-list.ts'
import type { Tx } from '../../../db/transact.ts'
import { carts } from '../../../db/tables/carts.ts'
import { offers } from '../../../db/tables/offers.ts'

export async function findActiveCode(db: Queries, code: string) {
  const [row] = await db
    .select({ id: offers.id, endsAt: offers.endsAt })
    .from(offers)
    .where(and(eq(offers.code, code), eq(offers.active, true)))
  return row
}

/** Returns the relevant data of active discounts with these codes, before there is a cart. */
export async function listCodes(db: Queries, codes: string[]) {
  const { id, firstOrderOnly, limitEach, startsAt, endsAt } = offers
  return db
    .select({ id, code: sql<string>`${offers.code}`, firstOrderOnly, limitEach, startsAt, endsAt })
    .from(offers)
    .where(and(inArray(offers.code, codes), eq(offers.active, true)))
}

/** Whether an offer that is not the welcome discount has the code. */
export async function isCodeTaken(tx: Tx, code: string): Promise<boolean> {
  return (await tx.$count(offers, and(eq(offers.code, code), eq(offers.isWelcome, false)))) > 0
}

export async function saveWelcomeOffer(
  tx: Tx,
  offer: Pick<typeof offers.$inferInsert, 'code' | 'title' | 'percent'>,
): Promise<void> {
  const values = { ...offer, active: true, endsAt: null }
  await tx
    .insert(offers)
    .values({ ...values, kind: 'percent', firstOrderOnly: true, isWelcome: true })
    .onConflictDoUpdate({
      target: offers.isWelcome,
      targetWhere: sql`${offers.isWelcome}`,
      set: values,
    })
}

export async function stopWelcomeOffer(tx: Tx): Promise<void> {
  await tx.update(offers).set({ active: false }).where(eq(offers.isWelcome, true))
}

/** Says whether this guest has a placed order that has not ended and belongs to no customer. */
export async function hasGuestOrdered(db: Queries, guestId: string): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select from orders where guest_id = ${guestId} and customer_id is null
      and ${orderStands}) as found`)
  return rows[0]?.found ?? false
}

const statements = new WeakMap<Queries, ReturnType<typeof offersStatement>>()

type Shopper = { guestId: string | null; customerId: string | null }

/** Returns the offers that apply without a code, and the offer of the code in the shopper's cart. */
export async function listOffersFor(db: Queries, shopper: Shopper) {
  const statement = statements.get(db) ?? offersStatement(db)
  statements.set(db, statement)
  return statement.execute(shopper)
}

/**
 * PostgreSQL plans the statement once for each connection, as it does for the cart: both statements run together.
 */
function offersStatement(db: Queries) {
  const {
    active: _always,
    isWelcome: _marked,
    createdAt: _unread,
    ...columns
  } = getTableColumns(offers)
  return db
    .select({
      ...columns,
      ownAmount: sql<number | null>`(
        select u.amount from orders o join discount_uses u on u.order_id = o.id
        where o.cart_id = ${carts.id} and o.status = 'awaiting_payment'
          and u.offer_id = ${offers.id} and u.state = 'reserved')`,
      refused: sql<boolean>`coalesce(${offers.id} = any(${carts.refusedOffers}), false)`,
    })
    .from(offers)
    .leftJoin(
      carts,
      or(
        eq(carts.guestId, sql.placeholder('guestId')),
        eq(carts.customerId, sql.placeholder('customerId')),
      ),
    )
    .where(
      and(eq(offers.active, true), or(isNull(offers.code), eq(offers.code, carts.discountCode))),
    )
    .prepare('offers')
}

/** Returns the relevant data of a customer, with the number of uses of each offer that has a limit per customer. */
export async function findWho(
  db: Queries,
  { customerId, account }: { customerId: string; account: string },
) {
  const { rows } = await db.execute<{
    group: string | null
    hasOrdered: boolean
    uses: Record<string, number>
  }>(sql`
    select customer_group as "group",
      exists (select from orders where customer_id = ${customerId} and ${orderStands}) as "hasOrdered",
      (select coalesce(jsonb_object_agg(offer_id, uses), '{}') from discount_contacts
        where contact = ${account} and uses > 0) as uses
    from customers where id = ${customerId}`)
  return rows[0]
}
