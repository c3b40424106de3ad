import { sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import type { CellChange, CellError } from '../../../db/tables/imports.ts'
import type { Tx } from '../../../db/transact.ts'
import type { PlannedRow } from './plan/plan-product.ts'
import type { SheetRow } from './sheet/sheet-rows.ts'

export async function deleteRows(db: Queries, importId: string): Promise<void> {
  await db.execute(sql`delete from import_rows where import_id = ${importId}::uuid`)
}

/** Deletes the rows of imports that ended before a time; their counts stay. */
export async function deleteEndedRows(db: Queries, before: Date): Promise<void> {
  await db.execute(sql`
    delete from import_rows r using catalog_imports i
    where i.id = r.import_id and i.ended_at < ${before.toISOString()}::timestamptz`)
}

export async function insertRows(
  db: Queries,
  importId: string,
  rows: readonly SheetRow[],
): Promise<void> {
  await db.execute(sql`
    insert into import_rows (import_id, line, raw, errors)
    select ${importId}::uuid, r.line, r.raw, r.errors
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(line int, raw jsonb, errors jsonb)`)
}

/** Has PostgreSQL count the rows that were just written; it would otherwise plan as if there were a handful. */
export async function analyzeRows(db: Queries): Promise<void> {
  await db.execute(sql`analyze import_rows`)
}

/**
 * Finds the variant and the product of every row by its SKU; a row without a known SKU has the product that it names by
 * its id, its address or an earlier address.
 * Only then the rows of one product can be read together.
 */
export async function resolveRows(db: Queries, importId: string): Promise<void> {
  await db.execute(sql`
    update import_rows r
    set sku = found.sku, product_id = found.product_id,
      raw = case when named is null then raw else jsonb_set(raw, '{product}', to_jsonb(named)) end
    from (
      select given.line, v.sku, named.id as named, coalesce(i.product_id, named.id, given.product) as product_id
      from (
        select line, upper(btrim(raw ->> 'sku')) as sku, lower(btrim(raw ->> 'product')) as product
        from import_rows where import_id = ${importId}::uuid) given
      left join variants v on v.sku = given.sku
      left join product_items i on i.id = v.item_id
      left join products p on p.id = given.product
      left join products present on present.address = given.product
      left join earlier_addresses earlier on earlier.space = 'product' and earlier.address = given.product
      cross join lateral (select coalesce(p.id, present.id, earlier.subject_id) as id) named) found
    where r.import_id = ${importId}::uuid and r.line = found.line`)
}

/** Marks the rows without a product, and those whose SKU an earlier row has. */
export async function markUnplaced(db: Queries, importId: string): Promise<void> {
  await db.execute(sql`
    update import_rows r
    set errors = r.errors || jsonb_build_array(found.error), outcome = 'wrong'
    from (
      select line, case
        when product_id is null then jsonb_build_object('column', case when raw ? 'sku' then 'sku' else 'product' end,
          'value', coalesce(raw ->> 'sku', ''), 'code', case when raw ? 'sku' then 'unknown_sku' else 'required' end,
          'hint', '')
        else jsonb_build_object('column', 'sku', 'value', raw ->> 'sku', 'code', 'duplicate', 'hint', first::text)
        end as error
      from (
        select line, raw, product_id, case when raw ? 'sku'
          then first_value(line) over (partition by upper(btrim(raw ->> 'sku')) order by line) else line end as first
        from import_rows where import_id = ${importId}::uuid) checked
      where product_id is null or first < line) found
    where r.import_id = ${importId}::uuid and r.line = found.line`)
}

/**
 * Marks the rows whose barcode an earlier row has, or a variant of another product as its barcode or its SKU. The rows
 * of one product are compared when they are planned, because they can exchange their barcodes.
 */
export async function markBarcodes(db: Queries, importId: string): Promise<void> {
  await db.execute(sql`
    with given as (
      select line, sku, product_id, raw, translate(
        regexp_replace(btrim(raw ->> 'barcode'), '^''([=+@''-])', '\\1'), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789') as code
      from import_rows where import_id = ${importId}::uuid and raw ? 'barcode' and raw ->> 'barcode' <> '-'),
    numbered as (select given.*, first_value(line) over (partition by code order by line) as first from given),
    found as (
      select line, raw, 'same_barcode' as code, first::text as hint from numbered where first < line
      union all
      select distinct on (n.line) n.line, n.raw, 'taken', held.sku
      from numbered n
      cross join lateral (
        select sku, item_id from variants where barcode = n.code and not withdrawn
        union all select sku, item_id from variants where sku = n.code and not withdrawn) held
      join product_items i on i.id = held.item_id
      where n.first = n.line and i.product_id is distinct from n.product_id)
    update import_rows r
    set errors = r.errors || jsonb_build_object('column', 'barcode', 'value', found.raw ->> 'barcode',
      'code', found.code, 'hint', found.hint)
    from found where r.import_id = ${importId}::uuid and r.line = found.line`)
}

export type RowOfProduct = {
  line: number
  raw: Record<string, string>
  productId: string
  sku: string | null
  revision: number | null
  changes: CellChange[]
  errors: CellError[]
}

type Stage = 'unchecked' | 'unapplied'
const isIn = {
  unchecked: sql`outcome is null`,
  unapplied: sql`outcome in ('create', 'change') and applied_at is null`,
}

type Which = {
  stage: Stage
  /** The products after this one. */
  after?: string
  limit?: number
  /** This product alone. */
  product?: string | null
}

/** Lists rows in the order of their products. */
export async function listRows(
  db: Queries,
  importId: string,
  { stage, after = '', limit, product = null }: Which,
): Promise<RowOfProduct[]> {
  const { rows } = await db.execute<RowOfProduct>(sql`
    select line, raw, product_id as "productId", sku, revision, changes, errors
    from import_rows
    where import_id = ${importId}::uuid and ${isIn[stage]}
      and product_id > ${after} and (${product}::text is null or product_id = ${product})
    order by product_id, line
    limit ${limit ?? null}`)
  return rows
}

type Checked = PlannedRow & { revision: number | null }

/** Saves what rows would do, or what became of them. */
export async function saveOutcomes(db: Queries, importId: string, rows: readonly Checked[]) {
  await db.execute(sql`
    update import_rows r
    set outcome = c.outcome, revision = c.revision, changes = c.changes, errors = c.errors, warnings = c.warnings
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as c(line int, outcome text, revision int, changes jsonb, errors jsonb, warnings jsonb)
    where r.import_id = ${importId}::uuid and r.line = c.line`)
}

export async function markApplied(tx: Tx, importId: string, lines: readonly number[], now: Date) {
  await tx.execute(sql`
    update import_rows set applied_at = ${now.toISOString()}::timestamptz
    where import_id = ${importId}::uuid and line = any(${sql.param(lines)}::int[])`)
}

export async function markWrong(
  tx: Tx,
  importId: string,
  rows: readonly { line: number; errors: readonly CellError[] }[],
) {
  if (rows.length === 0) return
  await tx.execute(sql`
    update import_rows r set outcome = 'wrong', errors = c.errors
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c(line int, errors jsonb)
    where r.import_id = ${importId}::uuid and r.line = c.line`)
}

type Counts = Record<'rows' | 'created' | 'changed' | 'unchanged' | 'wrong', number>

export async function countRows(db: Queries, importId: string): Promise<Counts> {
  const { rows } = await db.execute<Counts>(sql`
    select count(*)::int as rows,
      count(*) filter (where outcome = 'create')::int as created,
      count(*) filter (where outcome = 'change')::int as changed,
      count(*) filter (where outcome = 'leave')::int as unchanged,
      count(*) filter (where outcome = 'wrong')::int as wrong
    from import_rows where import_id = ${importId}::uuid`)
  const [counts] = rows
  if (!counts) throw new Error('A count without groups answered no row.')
  return counts
}
