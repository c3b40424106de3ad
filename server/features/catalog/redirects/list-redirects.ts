import type { QueryOf, ResultOf } from '@rimal/contract/endpoint'
import type { redirectsApi } from '@rimal/contract/staff/redirects'
import type { Queries } from '../../../db/connect.ts'
import { pageFrom, positionOf, totalOf } from '../../../http/page-of.ts'
import { countRedirects, listRedirectRows, type RedirectFilter } from './redirects.sql.ts'

type Listing = typeof redirectsApi.listRedirects
type Query = QueryOf<Listing>

/** Returns a page of the redirects that match a query of staff. */
export async function listRedirects(db: Queries, query: Query): Promise<ResultOf<Listing>> {
  const page = await readRedirectPage(db, query)
  return { ...page, total: totalOf(await countRedirects(db, redirectFilterOf(query))) }
}

/** Reads the filter of a query of staff. */
export function redirectFilterOf({ q = '', kind, live }: Query): RedirectFilter {
  return { words: q.trim(), kind, live }
}

/** Reads a page of the redirects, without the total. */
export async function readRedirectPage(
  db: Queries,
  query: Query,
): Promise<Omit<ResultOf<Listing>, 'total'>> {
  const after = positionOf(query)?.id ?? ''
  const found = await listRedirectRows(db, { ...redirectFilterOf(query), after })
  // The path is the whole place; a long Arabic one does not fit into a cursor twice.
  const { rows, next } = pageFrom(found, query, ({ path }) => ({ value: '', id: path }))
  return {
    items: rows.map((row) => ({ ...row, addedAt: new Date(row.addedAt).toISOString() })),
    next,
  }
}
