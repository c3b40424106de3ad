import type { QueryOf, ResultOf } from '@rimal/contract/endpoint'
import type { StaffRole } from '@rimal/contract/permissions'
import { maySee } from '@rimal/contract/personal-data'
import type { staffVisitsApi } from '@rimal/contract/staff/visits'
import { searchableBy, staffSearchWords } from '../../../db/staff-search.ts'
import type { Queries } from '../../../db/connect.ts'
import type { Deps } from '../../../deps.ts'
import { pageFrom, positionOf, totalOf } from '../../../http/page-of.ts'
import { requireDay } from '../../shop/settings/read-days.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { showToStaff } from '../show-visit.ts'
import { countMatching, listVisitRows, type VisitFilter } from './list-visits.sql.ts'

type Listing = typeof staffVisitsApi.listVisitsForStaff
type Query = QueryOf<Listing>
type Reader = { role: StaffRole; now: Date }

/**
 * Returns a page of the visits that match a query of staff.
 * @throws invalid_input
 */
export async function listVisitsForStaff(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  query: Query,
  role: StaffRole,
): Promise<ResultOf<Listing>> {
  const filter = visitFilterOf(query, { role, now: clock() })
  const [page, counted] = await Promise.all([
    readVisitPage(db, query, filter),
    countMatching(db, filter),
  ])
  return { ...page, total: totalOf(counted) }
}

/**
 * Reads the filter of a query of staff.
 * @throws invalid_input
 */
export function visitFilterOf(
  { q = '', list, state, dayFrom, dayUntil, place }: Query,
  { role, now }: Reader,
): VisitFilter {
  for (const [name, day] of Object.entries({ dayFrom, dayUntil })) {
    if (day !== undefined) requireDay(name, day)
  }
  return {
    words: staffSearchWords(q),
    searchable: searchableBy(role),
    list,
    state,
    dayFrom,
    dayUntil,
    // Who may not see an address cannot find it out with this filter.
    place: maySee(role, 'address') ? place : undefined,
    now,
  }
}

/** Reads a page of the list of visits, without the total. */
export async function readVisitPage(
  db: Queries,
  query: Query,
  filter: VisitFilter,
): Promise<Omit<ResultOf<Listing>, 'total'>> {
  const { sort = 'latest' } = query
  const found = await listVisitRows(db, filter, { sort, after: positionOf(query) })
  const { timeZone } = await findSettings(db)
  const { rows, next } = pageFrom(found, query, ({ sortValue, visit }) => ({
    value: sortValue,
    id: visit.id,
  }))
  return { items: rows.map(({ visit }) => showToStaff(visit, timeZone, filter.now)), next }
}
