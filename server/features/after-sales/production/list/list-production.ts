import { localTime } from '@rimal/contract/dates'
import type { QueryOf, ResultOf } from '@rimal/contract/endpoint'
import type { LanguageCode } from '@rimal/contract/language'
import type { StaffRole } from '@rimal/contract/permissions'
import type { productionApi } from '@rimal/contract/staff/production'
import type { Queries } from '../../../../db/connect.ts'
import { searchableBy, staffSearchWords } from '../../../../db/staff-search.ts'
import type { Deps } from '../../../../deps.ts'
import { pageFrom, positionOf, totalOf } from '../../../../http/page-of.ts'
import { findSettings } from '../../../shop/settings/settings.ts'
import { showProductionRow } from '../show-production.ts'
import { countMatching, listProductionRows, type ProductionFilter } from './list-production.sql.ts'

type Listing = typeof productionApi.listProduction
type Query = QueryOf<Listing>

/** Returns a page of the production items that match a query of staff. */
export async function listProduction(
  deps: Pick<Deps, 'db' | 'clock'>,
  query: Query,
  { language, role }: { language: LanguageCode; role: StaffRole },
): Promise<ResultOf<Listing>> {
  const { db } = deps
  const filter = await productionFilterOf(deps, query, role)
  const [page, counted] = await Promise.all([
    readProductionPage(db, query, { language, filter }),
    countMatching(db, filter),
  ])
  return { ...page, total: totalOf(counted) }
}

/** Reads the filter of a query of staff. */
export async function productionFilterOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { q = '', state, tailor, overdue }: Query,
  role: StaffRole,
): Promise<ProductionFilter> {
  const { timeZone } = await findSettings(db)
  return {
    words: staffSearchWords(q),
    searchable: searchableBy(role),
    state,
    tailor,
    overdue,
    today: localTime(clock(), timeZone).day,
  }
}

/** Reads a page of the list of production, without the total. */
export async function readProductionPage(
  db: Queries,
  query: Query,
  { language, filter }: { language: LanguageCode; filter: ProductionFilter },
): Promise<Omit<ResultOf<Listing>, 'total'>> {
  const { sort = 'due' } = query
  const found = await listProductionRows(db, filter, { sort, after: positionOf(query) })
  const { rows, next } = pageFrom(found, query, ({ sortValue, place }) => ({
    value: sortValue,
    id: place,
  }))
  const around = { today: filter.today, language }
  return { items: rows.map(({ order, ...item }) => showProductionRow(order, item, around)), next }
}
