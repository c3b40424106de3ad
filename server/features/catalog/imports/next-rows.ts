import type { Queries } from '../../../db/connect.ts'
import { listRows, type RowOfProduct } from './rows.sql.ts'

/** The rows that are planned, and later written, together. */
const maxRows = 500

export type ProductRows = { id: string; rows: RowOfProduct[] }

/** Returns the next rows by product, after another product; a product is never divided, because its rows are planned together. */
export async function nextRows(
  db: Queries,
  importId: string,
  { stage, after }: { stage: 'unchecked' | 'unapplied'; after: string },
): Promise<ProductRows[]> {
  const rows = await listRows(db, importId, { stage, after, limit: maxRows + 1 })
  const last = rows.at(-1)?.productId
  if (rows.length <= maxRows || last === undefined) return byProduct(rows)
  const whole = rows.filter(({ productId }) => productId !== last)
  return byProduct(
    whole.length > 0 ? whole : await listRows(db, importId, { stage, product: last }),
  )
}

function byProduct(rows: readonly RowOfProduct[]): ProductRows[] {
  const groups = Map.groupBy(rows, ({ productId }) => productId)
  return [...groups].map(([id, list]) => ({ id, rows: list }))
}
