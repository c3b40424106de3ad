import { and, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { planned } from '../../../db/statements/planned.ts'
import { prepared } from '../../../db/statements/prepared.ts'
import { sharedRead } from '../../../db/statements/shared-read.ts'
import { orderIsActive } from '../../../db/status-list.ts'
import type { Tx } from '../../../db/transact.ts'
import { carts } from '../../../db/tables/carts.ts'
import { promotions } from '../../../db/tables/promotions.ts'
import { cartIdOfOne } from '../cart.sql.ts'

export async function findActiveCode(db: Queries, code: string) {
  const [row] = await db
    .select({ id: promotions.id, endsAt: promotions.endsAt })
    .from(promotions)
    .where(and(eq(promotions.code, code), eq(promotions.active, true)))
  return row
}

const codesStatement = prepared((db) => {
  const { id, firstOrderOnly, limitEach, startsAt, endsAt } = promotions
  return db
    .select({
      id,
      code: sql<string>`${promotions.code}`,
      firstOrderOnly,
      limitEach,
      startsAt,
      endsAt,
    })
    .from(promotions)
    .where(
      and(
        sql`${promotions.code} = any(${sql.placeholder('codes')}::text[])`,
        eq(promotions.active, true),
      ),
    )
    .prepare('announced_codes')
})

/**
 * Returns the relevant data of active discounts with these codes, before there is a cart. Every page asks for the codes
 * that the shop announces, so all who ask at the same time share one statement.
 */
export const listCodes = sharedRead((db, codes: string[]) => codesStatement(db).execute({ codes }))

/** Whether a promotion that is not the welcome discount has the code. */
export async function isCodeTaken(tx: Tx, code: string): Promise<boolean> {
  return (
    (await tx.$count(promotions, and(eq(promotions.code, code), eq(promotions.isWelcome, false)))) >
    0
  )
}

export async function saveWelcomePromotion(
  tx: Tx,
  promotion: Pick<typeof promotions.$inferInsert, 'code' | 'title' | 'percent'>,
): Promise<void> {
  const values = { ...promotion, active: true, endsAt: null }
  await tx
    .insert(promotions)
    .values({ ...values, kind: 'percent', firstOrderOnly: true, isWelcome: true })
    .onConflictDoUpdate({
      target: promotions.isWelcome,
      targetWhere: sql`${promotions.isWelcome}`,
      set: values,
    })
}

export async function stopWelcomePromotion(tx: Tx): Promise<void> {
  await tx.update(promotions).set({ active: false }).where(eq(promotions.isWelcome, true))
}

/** Says whether this guest has a placed order that has not ended and belongs to no customer. */
export async function hasGuestOrdered(db: Queries, guestId: string): Promise<boolean> {
  const [row] = await planned<{ found: boolean }>(
    db,
    sql`select exists (select from orders where guest_id = ${guestId} and customer_id is null
      and ${orderIsActive}) as found`,
  )
  return row?.found ?? false
}

type Shopper = { guestId: string | null; customerId: string | null }

/** Returns the promotions that apply without a code, and the promotion of the code in the shopper's cart. */
export async function listPromotionsFor(db: Queries, shopper: Shopper) {
  return promotionsStatement(db).execute(shopper)
}

const promotionsStatement = prepared((db) => {
  const {
    active: _always,
    isWelcome: _marked,
    createdAt: _unread,
    ...columns
  } = getTableColumns(promotions)
  return db
    .select({
      ...columns,
      ownAmount: sql<number | null>`(
        select u.amount from orders o join discount_uses u on u.order_id = o.id
        where o.cart_id = ${carts.id} and o.status = 'awaiting_payment'
          and u.promotion_id = ${promotions.id} and u.state = 'reserved')`,
      refused: sql<boolean>`coalesce(${promotions.id} = any(${carts.refusedPromotions}), false)`,
    })
    .from(promotions)
    .leftJoin(carts, eq(carts.id, cartIdOfOne))
    .where(
      and(
        eq(promotions.active, true),
        or(isNull(promotions.code), eq(promotions.code, carts.discountCode)),
      ),
    )
    .prepare('promotions')
})

/** Returns the relevant data of a customer, with the number of uses of each promotion that has a limit per customer. */
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
      exists (select from orders where customer_id = ${customerId} and ${orderIsActive}) as "hasOrdered",
      (select coalesce(jsonb_object_agg(promotion_id, uses), '{}') from discount_contacts
        where contact = ${account} and uses > 0) as uses
    from customers where id = ${customerId}`)
  return rows[0]
}
