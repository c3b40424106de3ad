import type { StaffOffer } from '@rimal/contract/staff/offers'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import type { Tx } from '../../../db/transact.ts'
import { categories, products, productTypes } from '../../../db/tables/catalog.ts'
import { customers } from '../../../db/tables/customers.ts'
import { discountUses, offers } from '../../../db/tables/offers.ts'

export async function listAllOffers(db: Queries): Promise<StaffOffer[]> {
  const live = sql`${discountUses.offerId} = ${offers.id} and ${discountUses.state} <> 'released'`
  const rows = await db
    .select({
      offerId: offers.id,
      title: offers.title,
      code: offers.code,
      kind: offers.kind,
      percent: offers.percent,
      amount: offers.amount,
      buy: offers.buy,
      get: offers.get,
      products: offers.products,
      types: offers.types,
      categories: offers.categories,
      minimum: offers.minimum,
      limitEach: offers.limitEach,
      customerGroup: offers.customerGroup,
      firstOrderOnly: offers.firstOrderOnly,
      startsAt: offers.startsAt,
      endsAt: offers.endsAt,
      usageLimit: offers.usageLimit,
      budget: offers.budget,
      combines: offers.combines,
      active: offers.active,
      uses: sql<number>`(select count(*)::int from ${discountUses} where ${live})`,
      given: sql<number>`(
        select coalesce(sum(${discountUses.amount}), 0)::float8 from ${discountUses} where ${live})`,
    })
    .from(offers)
    .orderBy(desc(offers.createdAt), offers.id)
  return rows.map(({ startsAt, endsAt, ...row }) => ({
    ...row,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  }))
}

/** Undefined where another offer has its code. */
export async function insertOffer(
  tx: Tx,
  offer: typeof offers.$inferInsert,
): Promise<string | undefined> {
  const [row] = await tx
    .insert(offers)
    .values(offer)
    .onConflictDoNothing()
    .returning({ id: offers.id })
  return row?.id
}

/** Undefined for one that there is not, or that is over already. */
export async function endOfferAt(tx: Tx, id: string, at: Date) {
  const [ended] = await tx
    .update(offers)
    .set({ endsAt: at })
    .where(and(eq(offers.id, id), sql`coalesce(${offers.endsAt} > ${at.toISOString()}, true)`))
    .returning({ isWelcome: offers.isWelcome })
  return ended
}

export async function saveGroup(tx: Tx, customerId: string, group: string | null) {
  await tx.update(customers).set({ customerGroup: group }).where(eq(customers.id, customerId))
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
