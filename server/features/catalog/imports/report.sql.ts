import type { ImportReport, RowChange, RowError, RowWarning } from '@rimal/contract/staff/imports'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import type { RowOfProduct } from './rows.sql.ts'

/** Lists the errors of wrong rows in the order of the file. */
export async function listErrors(
  db: Queries,
  importId: string,
  limit: number,
): Promise<RowError[]> {
  const { rows } = await db.execute<RowError>(sql`
    select r.line, e.column, e.value, e.code, e.hint
    from import_rows r, jsonb_to_recordset(r.errors) as e("column" text, value text, code text, hint text)
    where r.import_id = ${importId}::uuid and r.outcome = 'wrong'
    order by r.line limit ${limit}`)
  return rows
}

/** Lists the warnings of the rows that are not wrong, in the order of the file. */
export async function listWarnings(
  db: Queries,
  importId: string,
  limit: number,
): Promise<RowWarning[]> {
  const { rows } = await db.execute<RowWarning>(sql`
    select r.line, w.column, w.value, w.code
    from import_rows r, jsonb_to_recordset(r.warnings) as w("column" text, value text, code text)
    where r.import_id = ${importId}::uuid and r.outcome <> 'wrong'
    order by r.line limit ${limit}`)
  return rows
}

/** Lists wrong rows with their errors in the order of the file. */
export async function listWrongRows(
  db: Queries,
  importId: string,
  { limit, after }: { limit: number; after: number },
): Promise<Pick<RowOfProduct, 'line' | 'raw' | 'errors'>[]> {
  const { rows } = await db.execute<RowOfProduct>(sql`
    select line, raw, errors from import_rows
    where import_id = ${importId}::uuid and outcome = 'wrong' and line > ${after}
    order by line limit ${limit}`)
  return rows
}

const changesOfRows = (importId: string) => sql`
  import_rows r, jsonb_to_recordset(r.changes) as c("column" text, "from" text, "to" text)
  where r.import_id = ${importId}::uuid and r.outcome in ('create', 'change')`

export async function listChanges(
  db: Queries,
  importId: string,
  limit: number,
): Promise<RowChange[]> {
  const { rows } = await db.execute<RowChange>(sql`
    select r.line, r.product_id as product, coalesce(r.sku, upper(r.raw ->> 'sku'), '') as sku, c.column,
      c.from, c.to
    from ${changesOfRows(importId)} and r.outcome = 'change'
    order by r.line limit ${limit}`)
  return rows
}

type Sums = Pick<ImportReport, 'columns' | 'dearer' | 'cheaper' | 'errorCount' | 'warningCount'>

/** Counts changes by column, products by the direction of their price, errors and warnings. */
export async function sumChanges(db: Queries, importId: string): Promise<Sums> {
  const dearer = sql`c.to::numeric > c.from::numeric`
  const { rows } = await db.execute<Sums>(sql`
    select
      (select coalesce(json_agg(json_build_object('column', counted.column, 'rows', counted.rows)
          order by counted.rows desc, counted.column), '[]')
        from (select c.column, count(*)::int as rows from ${changesOfRows(importId)} and r.outcome = 'change'
          group by c.column) counted) as columns,
      prices.dearer, prices.cheaper,
      (select coalesce(sum(jsonb_array_length(errors)), 0)::int from import_rows
        where import_id = ${importId}::uuid and outcome = 'wrong') as "errorCount",
      (select coalesce(sum(jsonb_array_length(warnings)), 0)::int from import_rows
        where import_id = ${importId}::uuid and outcome <> 'wrong') as "warningCount"
    from (
      select count(distinct r.product_id) filter (where ${dearer})::int as dearer,
        count(distinct r.product_id) filter (where not ${dearer})::int as cheaper
      from ${changesOfRows(importId)} and c.column = 'price' and c.from <> '' and c.to <> '') prices`)
  const [sums] = rows
  if (!sums) throw new Error('A sum without groups answered no row.')
  return sums
}
