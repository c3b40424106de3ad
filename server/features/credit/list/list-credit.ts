import type { QueryOf, ResultOf } from '@rimal/contract/endpoint'
import type { StaffRole } from '@rimal/contract/permissions'
import type { staffCreditApi } from '@rimal/contract/staff/credit'
import type { Queries } from '../../../db/connect.ts'
import { searchableBy, staffSearchWords } from '../../../db/staff-search.ts'
import { pageFrom, positionOf, totalOf } from '../../../http/page-of.ts'
import {
  countCredit,
  countEntries,
  type CreditFilter,
  listCreditRows,
  listEntryRows,
} from './credit-list.sql.ts'

type Listing = typeof staffCreditApi.listCredit
type Query = QueryOf<Listing>

/** Returns a page of the customers with store credit that match a query of staff. */
export async function listCredit(
  db: Queries,
  query: Query,
  role: StaffRole,
): Promise<ResultOf<Listing>> {
  const page = await readCreditPage(db, query, role)
  return { ...page, total: totalOf(await countCredit(db, creditFilterOf(query, role))) }
}

/** Reads the filter of a query of staff. */
export function creditFilterOf({ q = '', currency }: Query, role: StaffRole): CreditFilter {
  return { words: staffSearchWords(q), searchable: searchableBy(role), currency }
}

/** Reads a page of the customers with store credit, without the total. */
export async function readCreditPage(
  db: Queries,
  query: Query,
  role: StaffRole,
): Promise<Omit<ResultOf<Listing>, 'total'>> {
  const { sort = 'highest' } = query
  const found = await listCreditRows(db, creditFilterOf(query, role), {
    sort,
    after: positionOf(query),
  })
  const { rows, next } = pageFrom(found, query, ({ place, customerId, currency }) => ({
    value: place,
    id: `${customerId}.${currency}`,
  }))
  return {
    items: rows.map(({ place: _place, changedAt, ...row }) => ({
      ...row,
      changedAt: new Date(changedAt).toISOString(),
    })),
    next,
  }
}

type Entries = typeof staffCreditApi.listCreditEntries

/** Returns a page of what the store credit of a customer results from. */
export async function listCreditEntries(
  db: Queries,
  query: QueryOf<Entries>,
): Promise<ResultOf<Entries>> {
  const { customerId, kind, q = '' } = query
  const filter = { customerId, kind, q: q.trim() }
  const found = await listEntryRows(db, filter, positionOf(query))
  const { rows, next } = pageFrom(found, query, ({ id }) => ({ value: id, id }))
  return {
    items: rows.map(({ id: _id, at, ...entry }) => ({ ...entry, at: new Date(at).toISOString() })),
    next,
    total: totalOf(await countEntries(db, filter)),
  }
}
