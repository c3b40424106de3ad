import type { CellError } from '../../../../db/tables/imports.ts'
import type { ProductRows } from '../next-rows.ts'
import type { CatalogProduct } from '../products/catalog-product.ts'
import type { RowOfProduct } from '../rows.sql.ts'
import { errorAt } from './parse-row.ts'
import { type Plan, type PlannedRow, planProduct, type Planning } from './plan-product.ts'

/** A product as it is and as it will be, with the rows that can no longer be written. */
export type Replanned = Plan & { stored: CatalogProduct | null; wrong: WrongRow[] }
type WrongRow = Pick<PlannedRow, 'line' | 'errors'>

/**
 * Plans a locked product again. What somebody has saved or sold since the dry run is not overwritten: a product with
 * another revision is left alone, and so is a row whose stock has moved.
 */
export function replan(
  { id, rows }: ProductRows,
  stored: CatalogProduct | null,
  planning: Planning,
): Replanned {
  if (rows.some(({ revision }) => revision !== (stored?.revision ?? null))) {
    const wrong = rows.map(({ line, raw }) => ({
      line,
      errors: [errorAt('product', { raw, code: 'changed_meanwhile' })],
    }))
    return { ...planProduct({ id, stored, rows: [] }, planning), stored, wrong }
  }
  const stockOf = new Map(
    stored?.items.flatMap(({ sizes }) => sizes.map(({ sku, stock }) => [sku, String(stock)])),
  )
  const moved = rows.flatMap((row) => stockError(row, stockOf))
  const others = rows.filter(({ line }) => !moved.some((row) => row.line === line))
  const plan = planProduct({ id, stored, rows: others.map(withoutSameStock) }, planning)
  const wrong = plan.rows.filter(({ outcome }) => outcome === 'wrong')
  return { ...plan, stored, wrong: [...moved, ...wrong] }
}

function stockError(
  { line, raw, sku, changes }: RowOfProduct,
  stockOf: ReadonlyMap<string | null, string>,
): { line: number; errors: CellError[] }[] {
  const change = changes.find(({ column }) => column === 'stock')
  const now = stockOf.get(sku)
  if (!change || change.from === '' || now === undefined || change.from === now) return []
  return [{ line, errors: [errorAt('stock', { raw, code: 'stock_moved', hint: now })] }]
}

/** A stock that was the same in the dry run is not counted, even if the shop has sold units since. */
function withoutSameStock(row: RowOfProduct): RowOfProduct {
  const isChanged = row.changes.some(({ column }) => column === 'stock')
  const { stock: _, ...raw } = row.raw
  return isChanged ? row : { ...row, raw }
}
