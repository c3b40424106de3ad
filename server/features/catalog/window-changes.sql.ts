import { asc, gt, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { windowChanges } from '../../db/tables/catalog.ts'

/**
 * Ids are given when a change is written and seen when it is committed, so a lower one may appear
 * after a higher one. No transaction lives longer than this.
 */
const settled = sql`now() - interval '2 minutes'`

export async function listWindowChanges(db: Queries, after: number) {
  return db
    .select({
      id: windowChanges.id,
      productId: windowChanges.productId,
      settled: sql<boolean>`${windowChanges.changedAt} < ${settled}`,
    })
    .from(windowChanges)
    .where(gt(windowChanges.id, after))
    .orderBy(asc(windowChanges.id))
}

/** The last change below which no other can appear any more. */
export async function findSettledChange(db: Queries): Promise<number> {
  const [row] = await db
    .select({ id: sql<number>`coalesce(max(${windowChanges.id}), 0)::float8` })
    .from(windowChanges)
    .where(lt(windowChanges.changedAt, settled))
  return row?.id ?? 0
}

/** Every process has long read what is a day old. */
export async function sweepWindowChanges(db: Queries): Promise<void> {
  await db.delete(windowChanges).where(lt(windowChanges.changedAt, sql`now() - interval '1 day'`))
}
