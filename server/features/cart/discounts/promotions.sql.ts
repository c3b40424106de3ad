import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/transact.ts'
import { categories, products, productTypes } from '../../../db/tables/catalog.ts'
import { promotions } from '../../../db/tables/promotions.ts'

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
