import type { QueryOf, ResultOf } from '@rimal/contract/endpoint'
import type { LanguageCode } from '@rimal/contract/language'
import type { StaffRole } from '@rimal/contract/permissions'
import type { staffReturnsApi } from '@rimal/contract/staff/returns'
import { searchableBy, staffSearchWords } from '../../../../db/staff-search.ts'
import type { Queries } from '../../../../db/connect.ts'
import type { Deps } from '../../../../deps.ts'
import { pageFrom, positionOf, totalOf } from '../../../../http/page-of.ts'
import { showRowsToStaff } from '../show-return.ts'
import { countMatching, listReturnRows, type ReturnFilter } from './list-returns.sql.ts'

type Listing = typeof staffReturnsApi.listReturns
type Query = QueryOf<Listing>
type Reader = { language: LanguageCode; role: StaffRole }

/** Returns a page of the returns that match a query of staff. */
export async function listReturns(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  query: Query,
  { language, role }: Reader,
): Promise<ResultOf<Listing>> {
  const filter = returnFilterOf(query, { role, now: clock() })
  const [page, counted] = await Promise.all([
    readReturnPage(db, query, { language, filter }),
    countMatching(db, filter),
  ])
  return { ...page, total: totalOf(counted) }
}

/** Reads the filter of a query of staff. */
export function returnFilterOf(
  { q = '', list, state, kind, reason, overdue, orderNumber }: Query,
  { role, now }: { role: StaffRole; now: Date },
): ReturnFilter {
  return {
    words: staffSearchWords(q),
    searchable: searchableBy(role),
    list,
    state,
    kind,
    reason,
    overdue,
    orderNumber,
    now,
  }
}

/** Reads a page of the list of returns, without the total. */
export async function readReturnPage(
  db: Queries,
  query: Query,
  { language, filter }: { language: LanguageCode; filter: ReturnFilter },
): Promise<Omit<ResultOf<Listing>, 'total'>> {
  const { sort = 'newest' } = query
  const found = await listReturnRows(db, filter, { sort, after: positionOf(query) })
  const { rows, next } = pageFrom(found, query, ({ place, stored }) => ({
    value: place,
    id: stored.id,
  }))
  const stored = rows.map((row) => row.stored)
  return { items: await showRowsToStaff(db, stored, language), next }
}
