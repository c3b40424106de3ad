import type { ProductRows } from '../next-rows.ts'
import type { CatalogProduct } from '../products/catalog-product.ts'
import type { RowOfProduct } from '../rows.sql.ts'
import { errorAt } from './parse-row.ts'
import type { PlacedRow } from './place-rows.ts'
import {
  placeBefore,
  type Plan,
  type PlannedRow,
  planProduct,
  type Planning,
} from './plan-product.ts'

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
  const wrong: WrongRow[] = []
  for (let left = rows; ;) {
    const plan = planProduct({ id, stored, rows: left.map(withoutSameStock) }, planning)
    const moved = plan.placed.flatMap((one) => stockError(one, rows, stored))
    if (moved.length === 0) {
      const others = plan.rows.filter(({ outcome }) => outcome === 'wrong')
      return { ...plan, stored, wrong: [...wrong, ...others] }
    }
    wrong.push(...moved)
    left = left.filter(({ line }) => !moved.some((row) => row.line === line))
  }
}

/** Compares the stock that the dry run saw with the stock now. */
function stockError(
  { row: { line, raw }, place }: PlacedRow,
  rows: readonly RowOfProduct[],
  stored: CatalogProduct | null,
): WrongRow[] {
  const change = rows
    .find((row) => row.line === line)
    ?.changes.find(({ column }) => column === 'stock')
  const size = stored ? placeBefore(stored, place).size : undefined
  if (!change || change.from === '' || !size || change.from === String(size.stock)) return []
  return [
    { line, errors: [errorAt('stock', { raw, code: 'stock_moved', hint: String(size.stock) })] },
  ]
}

/** A stock that was the same in the dry run is not counted, even if the shop has sold units since. */
function withoutSameStock(row: RowOfProduct): RowOfProduct {
  const isChanged = row.changes.some(({ column }) => column === 'stock')
  const { stock: _, ...raw } = row.raw
  return isChanged ? row : { ...row, raw }
}
