import type { QueryOf, ResultOf } from '@rimal/contract/endpoint'
import type { stockApi } from '@rimal/contract/staff/stock'
import type { Queries } from '../../../db/connect.ts'
import { pageFrom, positionOf, totalOf } from '../../../http/page-of.ts'
import { countMovementRows, listMovementRows, type MovementFilter } from './stock-movements.sql.ts'

type Listing = typeof stockApi.listStockMovements
type Query = QueryOf<Listing>

/** Returns a page of the movements of a variant. */
export async function listMovements(db: Queries, query: Query): Promise<ResultOf<Listing>> {
  const page = await readMovementPage(db, query)
  return { ...page, total: totalOf(await countMovementRows(db, movementFilterOf(query))) }
}

/** Reads the filter of a query of staff. */
export function movementFilterOf({ sku, kind, q = '' }: Query): MovementFilter {
  return { sku, kind, q: q.trim() }
}

/** Reads a page of the movements of a variant, without the total. */
export async function readMovementPage(
  db: Queries,
  query: Query,
): Promise<Omit<ResultOf<Listing>, 'total'>> {
  const found = await listMovementRows(db, movementFilterOf(query), positionOf(query))
  const { rows, next } = pageFrom(found, query, ({ id }) => ({ value: id, id }))
  return {
    items: rows.map((row) => ({
      ...row,
      id: Number(row.id),
      at: new Date(row.at).toISOString(),
    })),
    next,
  }
}
