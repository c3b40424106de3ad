import type { QueryOf, ResultOf } from '@rimal/contract/endpoint'
import type { staffPaymentsApi } from '@rimal/contract/staff/payments'
import type { Queries } from '../../../../db/connect.ts'
import { pageFrom, positionOf, totalOf } from '../../../../http/page-of.ts'
import { readDays } from '../../../shop/settings/read-days.ts'
import {
  countDiscrepancies,
  type DiscrepancyFilter,
  listDiscrepancyRows,
} from './discrepancy-list.sql.ts'

type Listing = typeof staffPaymentsApi.listDiscrepancies
type Query = QueryOf<Listing>

/**
 * Returns a page of the payments on which the shop and a provider differ, as a query of staff asks.
 * @throws invalid_input
 */
export async function listDiscrepancies(db: Queries, query: Query): Promise<ResultOf<Listing>> {
  const filter = await discrepancyFilterOf(db, query)
  const page = await readDiscrepancyPage(db, query, filter)
  return { ...page, total: totalOf(await countDiscrepancies(db, filter)) }
}

/** Reads the filter of a query of staff. */
export async function discrepancyFilterOf(
  db: Queries,
  { q = '', open, kind, provider, dayFrom, dayUntil }: Query,
): Promise<DiscrepancyFilter> {
  return { q: q.trim(), open, kind, provider, found: await readDays(db, { dayFrom, dayUntil }) }
}

/** Reads a page of the discrepancies, without the total. */
export async function readDiscrepancyPage(
  db: Queries,
  query: Query,
  filter: DiscrepancyFilter,
): Promise<Omit<ResultOf<Listing>, 'total'>> {
  const { sort = 'oldest' } = query
  const found = await listDiscrepancyRows(db, filter, { sort, after: positionOf(query) })
  const { rows, next } = pageFrom(found, query, ({ place, id }) => ({ value: place, id }))
  return {
    items: rows.map(({ place: _place, ...row }) => ({
      ...row,
      id: Number(row.id),
      foundAt: new Date(row.foundAt).toISOString(),
      closedAt: row.closedAt && new Date(row.closedAt).toISOString(),
    })),
    next,
  }
}
