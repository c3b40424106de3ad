import { asc, gt, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { catalogChanges } from '../../db/tables/catalog.ts'

/**
 * Ids are given when a change is written and seen when it is committed, so a lower one may appear
 * after a higher one. No transaction lives longer than this.
 */
const settled = sql`now() - interval '2 minutes'`

export async function listCatalogChanges(db: Queries, after: number) {
  return db
    .select({
      id: catalogChanges.id,
      productId: catalogChanges.productId,
      part: catalogChanges.part,
      settled: sql<boolean>`${catalogChanges.changedAt} < ${settled}`,
    })
    .from(catalogChanges)
    .where(gt(catalogChanges.id, after))
    .orderBy(asc(catalogChanges.id))
}

/** The last change below which no other can appear any more. */
export async function findSettledChange(db: Queries): Promise<number> {
  const [row] = await db
    .select({ id: sql<number>`coalesce(max(${catalogChanges.id}), 0)::float8` })
    .from(catalogChanges)
    .where(lt(catalogChanges.changedAt, settled))
  return row?.id ?? 0
}

/** Deletes changes that are a day old, because every process has read them long ago. */
export async function cleanUpCatalogChanges(db: Queries): Promise<void> {
  await db.delete(catalogChanges).where(lt(catalogChanges.changedAt, sql`now() - interval '1 day'`))
}
