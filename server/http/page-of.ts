import { createHash } from 'node:crypto'
import { maxCounted, pageSize, type Total } from '@rimal/contract/page-of'
import type { Place } from '../db/list-sort.ts'

type Query = { cursor?: string } & Record<string, unknown>

/** Where the page of a query begins; undefined on the first page, and for a cursor of another list or filter. */
export function positionOf(query: Query): Place | undefined {
  if (query.cursor === undefined) return undefined
  try {
    const [filters, value, id] = JSON.parse(Buffer.from(query.cursor, 'base64url').toString())
    const isOwn = filters === filtersOf(query) && typeof id === 'string'
    return isOwn && ['string', 'number'].includes(typeof value) ? { value, id } : undefined
  } catch {
    return undefined
  }
}

/** Cuts rows, of which one more than a page has were read, into a page with the cursor of the next one. */
export function pageFrom<Row>(
  rows: readonly Row[],
  query: Query,
  positionIn: (row: Row) => Place,
): { rows: Row[]; next: string | null } {
  const page = rows.slice(0, pageSize)
  const last = page.at(-1)
  if (rows.length <= pageSize || last === undefined) return { rows: page, next: null }
  const { value, id } = positionIn(last)
  const cursor = JSON.stringify([filtersOf(query), value, id])
  return { rows: page, next: Buffer.from(cursor).toString('base64url') }
}

/** Says how many match, of a count that stopped at `maxCounted` + 1. */
export function totalOf(counted: number): Total {
  return { count: Math.min(counted, maxCounted), exact: counted <= maxCounted }
}

/** Identifies the filters, search and sort of a query, without the page and the language. */
function filtersOf(query: Query): string {
  const { cursor: _, language_code: __, ...filters } = query
  const inOrder = Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha1').update(JSON.stringify(inOrder)).digest('base64url').slice(0, 8)
}
