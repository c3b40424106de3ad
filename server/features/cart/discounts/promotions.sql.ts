import type { Text } from '@rimal/contract/language'
import type { StaffPromotion } from '@rimal/contract/staff/promotions'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import type { Tx } from '../../../db/transact.ts'
import { categories, products, productTypes } from '../../../db/tables/catalog.ts'
import { discountUses, promotions } from '../../../db/tables/promotions.ts'

/** The names of the products of a promotion in the order of its ids; an id stands for a product that is gone. */
const namesOfProducts = sql<Text[]>`(
  select coalesce(jsonb_agg(coalesce(p.name, jsonb_build_object('en', listed.id, 'ar', listed.id))
    order by listed.place), '[]')
  from unnest(promotions.products) with ordinality as listed(id, place)
  left join products p on p.id = listed.id)`

const maxListed = 200

/** Lists the newest promotions; ended ones are left out first. */
export async function listPromotions(db: Queries, now: Date): Promise<StaffPromotion[]> {
  const live = sql`${discountUses.promotionId} = ${promotions.id} and ${discountUses.state} <> 'released'`
  const rows = await db
    .select({
      promotionId: promotions.id,
      title: promotions.title,
      code: promotions.code,
      kind: promotions.kind,
      percent: promotions.percent,
      amount: promotions.amount,
      buy: promotions.buy,
      get: promotions.get,
      products: promotions.products,
      types: promotions.types,
      categories: promotions.categories,
      productNames: namesOfProducts,
      minimum: promotions.minimum,
      limitEach: promotions.limitEach,
      customerGroup: promotions.customerGroup,
      firstOrderOnly: promotions.firstOrderOnly,
      startsAt: promotions.startsAt,
      endsAt: promotions.endsAt,
      usageLimit: promotions.usageLimit,
      budget: promotions.budget,
      combines: promotions.combines,
      active: promotions.active,
      isWelcome: promotions.isWelcome,
      uses: sql<number>`(select count(*)::int from ${discountUses} where ${live})`,
      given: sql<number>`(
        select coalesce(sum(${discountUses.amount}), 0)::float8 from ${discountUses} where ${live})`,
    })
    .from(promotions)
    .where(
      sql`${promotions.id} in (
        select id from promotions
        order by coalesce(ends_at <= ${now.toISOString()}::timestamptz, false), created_at desc, id
        limit ${maxListed})`,
    )
    .orderBy(desc(promotions.createdAt), promotions.id)
  return rows.map(({ startsAt, endsAt, ...row }) => ({
    ...row,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  }))
}

/** Undefined where another promotion has its code. */
export async function insertPromotion(
  tx: Tx,
  promotion: typeof promotions.$inferInsert,
): Promise<string | undefined> {
  const [row] = await tx
    .insert(promotions)
    .values(promotion)
    .onConflictDoNothing()
    .returning({ id: promotions.id })
  return row?.id
}

/** Ends a promotion; returns undefined when it does not exist or has ended already. */
export async function endPromotionAt(tx: Tx, id: string, at: Date) {
  const [ended] = await tx
    .update(promotions)
    .set({ endsAt: at })
    .where(
      and(eq(promotions.id, id), sql`coalesce(${promotions.endsAt} > ${at.toISOString()}, true)`),
    )
    .returning({ isWelcome: promotions.isWelcome })
  return ended
}

type Changed = Partial<
  Pick<typeof promotions.$inferInsert, 'title' | 'startsAt' | 'endsAt' | 'active'>
>

/** Changes a promotion; false when it does not exist, or is the welcome discount. */
export async function updatePromotion(tx: Tx, id: string, change: Changed): Promise<boolean> {
  const { rowCount } = await tx
    .update(promotions)
    .set(change)
    .where(and(eq(promotions.id, id), eq(promotions.isWelcome, false)))
  return rowCount === 1
}

/** Finds the groups that a promotion names. */
export async function findGroupsOf(
  tx: Tx,
  id: string,
): Promise<{ types: string[]; categories: string[] } | undefined> {
  const [found] = await tx
    .select({ types: promotions.types, categories: promotions.categories })
    .from(promotions)
    .where(eq(promotions.id, id))
  return found
}

const named = { products, types: productTypes, categories }

/** How many of the ids there are. */
export async function countNamed(
  tx: Tx,
  what: keyof typeof named,
  ids: readonly string[],
): Promise<number> {
  const table = named[what]
  return tx.$count(table, inArray(table.id, [...ids]))
}
