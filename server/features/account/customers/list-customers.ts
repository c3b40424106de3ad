import type { QueryOf, ResultOf } from '@rimal/contract/endpoint'
import type { StaffRole } from '@rimal/contract/permissions'
import type { CustomerRow, staffCustomersApi } from '@rimal/contract/staff/customers'
import { searchableBy, staffSearchWords } from '../../../db/staff-search.ts'
import type { Queries } from '../../../db/connect.ts'
import type { Deps } from '../../../deps.ts'
import { pageFrom, positionOf, totalOf } from '../../../http/page-of.ts'
import {
  countMatching,
  type CustomerFilter,
  listCustomerRows,
  type OrderFigures,
  sumOrders,
} from './list-customers.sql.ts'

type Listing = typeof staffCustomersApi.listCustomers

/** Returns a page of the customers that match a search of staff. */
export async function listCustomers(
  { db }: Pick<Deps, 'db'>,
  query: QueryOf<Listing>,
  role: StaffRole,
): Promise<ResultOf<Listing>> {
  const [page, counted] = await Promise.all([
    readCustomerPage(db, query, role),
    countMatching(db, customerFilterOf(query, role)),
  ])
  return { ...page, total: totalOf(counted) }
}

/** Reads the filter of a query of staff. */
export function customerFilterOf({ q = '' }: { q?: string }, role: StaffRole): CustomerFilter {
  return { words: staffSearchWords(q), searchable: searchableBy(role) }
}

/** Reads a page of the list of customers, without the total. */
export async function readCustomerPage(
  db: Queries,
  query: QueryOf<Listing>,
  role: StaffRole,
): Promise<Omit<ResultOf<Listing>, 'total'>> {
  const found = await listCustomerRows(db, customerFilterOf(query, role), positionOf(query))
  const { rows, next } = pageFrom(found, query, ({ since, id }) => ({ value: since, id }))
  const figures = await sumOrders(
    db,
    rows.map(({ id }) => id),
  )
  return {
    items: rows.map(({ id, name, email, phone, since }) => ({
      customerId: id,
      name,
      email,
      phone,
      customerSince: new Date(since).toISOString(),
      ...orderedOf(figures.filter(({ customerId }) => customerId === id)),
    })),
    next,
  }
}

/** Says by what staff search, for the audit, which holds no personal data. */
export function kindOfSearch(q = ''): 'all' | 'number' | 'email' | 'name' {
  const words = staffSearchWords(q)
  if (words.length === 0) return 'all'
  if (words.some((word) => word.includes('@'))) return 'email'
  return words.every((word) => /^\d+$/.test(word)) ? 'number' : 'name'
}

/** What one customer has ordered, of the figures in each currency. */
export function orderedOf(
  figures: readonly OrderFigures[],
): Pick<CustomerRow, 'orders' | 'spent' | 'lastOrder'> {
  const [last] = figures.toSorted((a, b) => Date.parse(b.lastAt) - Date.parse(a.lastAt))
  return {
    orders: figures.reduce((sum, { orders }) => sum + orders, 0),
    spent: figures.map(({ currency, spent }) => ({ currency, amount: spent })),
    lastOrder: last ? { number: last.lastNumber, at: new Date(last.lastAt).toISOString() } : null,
  }
}
