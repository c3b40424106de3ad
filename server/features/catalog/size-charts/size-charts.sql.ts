import type { NamedProduct } from '@rimal/contract/staff/named-product'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { products, productTypes } from '../../../db/tables/catalog.ts'
import { sizeChartProducts, sizeCharts, sizeChartTypes } from '../../../db/tables/catalog-rules.ts'
import { staffMembers } from '../../../db/tables/staff.ts'
import type { Tx } from '../../../db/transact.ts'

/** Any fixed number: the advisory lock under which size charts change one after the other. */
const chartsLock = 7_226_532

export type StoredChart = Pick<
  typeof sizeCharts.$inferSelect,
  'id' | 'name' | 'columns' | 'rows' | 'revision' | 'savedAt'
> & { savedBy: string | null }

export async function lockCharts(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${chartsLock})`)
}

export async function listCharts(db: Queries): Promise<StoredChart[]> {
  return db
    .select({
      id: sizeCharts.id,
      name: sizeCharts.name,
      columns: sizeCharts.columns,
      rows: sizeCharts.rows,
      revision: sizeCharts.revision,
      savedAt: sizeCharts.savedAt,
      savedBy: staffMembers.name,
    })
    .from(sizeCharts)
    .leftJoin(staffMembers, eq(staffMembers.id, sizeCharts.savedBy))
    .orderBy(asc(sizeCharts.createdAt), asc(sizeCharts.id))
}

export type ChartUse = { chartId: string; id: NamedProduct['id'] }

/** Lists which chart each type has, in the order of the types. */
export async function listTypeUses(db: Queries): Promise<ChartUse[]> {
  return db
    .select({ chartId: sizeChartTypes.chartId, id: sizeChartTypes.typeId })
    .from(sizeChartTypes)
    .innerJoin(productTypes, eq(productTypes.id, sizeChartTypes.typeId))
    .orderBy(asc(productTypes.position), asc(productTypes.id))
}

/** Lists which chart each product has that has its own. */
export async function listProductUses(db: Queries): Promise<ChartUse[]> {
  return db
    .select({ chartId: sizeChartProducts.chartId, id: sizeChartProducts.productId })
    .from(sizeChartProducts)
    .orderBy(asc(sizeChartProducts.productId))
}

export async function listKnownTypes(db: Queries, ids: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: productTypes.id })
    .from(productTypes)
    .where(inArray(productTypes.id, ids))
  return rows.map(({ id }) => id)
}

type Written = Pick<StoredChart, 'name' | 'columns' | 'rows'> & { types: string[] } & {
  products: string[]
}

/** Writes a chart, or inserts one where the id is null, with the types and products that show it. */
export async function writeChart(
  tx: Tx,
  { types, products: ids, ...table }: Written,
  { id, staffId, now }: { id: string | null; staffId: string; now: Date },
): Promise<string> {
  const row = { ...table, savedBy: staffId, savedAt: now }
  const [written] =
    id === null
      ? await tx
          .insert(sizeCharts)
          .values({ ...row, createdAt: now })
          .returning({ id: sizeCharts.id })
      : await tx
          .update(sizeCharts)
          .set({ ...row, revision: sql`revision + 1` })
          .where(eq(sizeCharts.id, id))
          .returning({ id: sizeCharts.id })
  if (!written) throw new Error('No size chart was written.')
  const chartId = written.id
  await tx.delete(sizeChartTypes).where(eq(sizeChartTypes.chartId, chartId))
  await tx.delete(sizeChartProducts).where(eq(sizeChartProducts.chartId, chartId))
  if (types.length > 0) {
    await tx.insert(sizeChartTypes).values(types.map((typeId) => ({ typeId, chartId })))
  }
  if (ids.length > 0) {
    await tx.insert(sizeChartProducts).values(ids.map((productId) => ({ productId, chartId })))
  }
  return chartId
}

export async function deleteChart(tx: Tx, id: string): Promise<void> {
  await tx.delete(sizeCharts).where(eq(sizeCharts.id, id))
}

/** Finds the chart of a published product, its own before that of its type; `chart` is null where there is neither. */
export async function findChartOf(db: Queries, productId: string) {
  const [row] = await db
    .select({
      chart: { name: sizeCharts.name, columns: sizeCharts.columns, rows: sizeCharts.rows },
    })
    .from(products)
    .leftJoin(sizeChartProducts, eq(sizeChartProducts.productId, products.id))
    .leftJoin(sizeChartTypes, eq(sizeChartTypes.typeId, products.typeId))
    .leftJoin(
      sizeCharts,
      eq(sizeCharts.id, sql`coalesce(${sizeChartProducts.chartId}, ${sizeChartTypes.chartId})`),
    )
    .where(and(eq(products.id, productId), products.published))
  return row
}
