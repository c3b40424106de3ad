import { maxCounted, pageSize } from '@rimal/contract/page-of'
import type { CreditEntryKind, CreditGrantReason } from '@rimal/contract/credit/credit'
import type { CreditListSort } from '@rimal/contract/staff/money-kinds'
import { type SQL, sql } from 'drizzle-orm'
import { orderNumberMatches } from '../../../db/conditions/order-has-word.ts'
import type { Queries } from '../../../db/connect.ts'
import { type Place, sortedBy } from '../../../db/list-sort.ts'
import { hasWord, type Searchable } from '../../../db/staff-search.ts'

export type CreditFilter = {
  words: readonly string[]
  searchable: Searchable
  currency: string | undefined
}
export type StoredCredit = {
  customerId: string
  name: string
  email: string | null
  phone: string | null
  currency: string
  amount: number
  changedAt: string
  place: string
}

/** Identifies a balance. */
const id = sql`(b.customer_id::text || '.' || b.currency)`

/** Lists a page of balances and one more, in the order of the sort. */
export async function listCreditRows(
  db: Queries,
  filter: CreditFilter,
  { sort, after }: { sort: CreditListSort; after: Place | undefined },
): Promise<StoredCredit[]> {
  const { isAfter, order, place } = sortedBy(
    { by: sql`b.amount`, type: 'integer', isUp: sort === 'lowest' },
    { id, idType: 'text' },
    after,
  )
  const { rows } = await db.execute<StoredCredit>(sql`
    select b.customer_id as "customerId", c.name, c.email, c.phone, b.currency, b.amount,
      (select max(e.at) from credit_entries e
        where e.customer_id = b.customer_id and e.currency = b.currency) as "changedAt",
      ${place} as place
    from credit_balances b join customers c on c.id = b.customer_id
    where ${matches(filter)} and ${isAfter}
    order by ${order} limit ${pageSize + 1}`)
  return rows
}

/** Counts the balances that match, up to one more than `max`. */
export async function countCredit(
  db: Queries,
  filter: CreditFilter,
  max = maxCounted,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from credit_balances b join customers c on c.id = b.customer_id
      where ${matches(filter)} limit ${max + 1}) counted`)
  return rows[0]?.count ?? 0
}

function matches({ words, searchable, currency }: CreditFilter): SQL {
  const conditions = [
    sql`b.amount > 0 and c.deleted_at is null`,
    ...(currency === undefined ? [] : [sql`b.currency = ${currency}`]),
    ...words.map((word) => matchesWord(word, searchable)),
  ]
  return sql.join(conditions, sql` and `)
}

/** Whoever may search by no contact finds the word in the name alone, or nothing. */
function matchesWord(word: string, { name, contact }: Searchable): SQL {
  const isAnywhere = hasWord(sql`c.search`, word)
  if (name && contact) return isAnywhere
  return name
    ? sql`${isAnywhere} and ${hasWord(sql`search_form(' ' || c.name)`, word)}`
    : sql`false`
}

export type EntryFilter = { customerId: string; kind: CreditEntryKind | undefined; q: string }
export type StoredEntry = {
  id: string
  kind: CreditEntryKind
  amount: number
  currency: string
  orderNumber: string | null
  reason: CreditGrantReason | null
  at: string
}

/** Lists a page of the entries of a customer and one more, the newest first. */
export async function listEntryRows(
  db: Queries,
  filter: EntryFilter,
  after: Place | undefined,
): Promise<StoredEntry[]> {
  const entry = { id: sql`e.id`, idType: 'bigint' } as const
  const { isAfter, order } = sortedBy({ by: entry.id, type: 'bigint', isUp: false }, entry, after)
  const { rows } = await db.execute<StoredEntry>(sql`
    select e.id::text as id, e.kind, e.amount, e.currency, o.number as "orderNumber", e.reason, e.at
    from credit_entries e left join orders o on o.id = e.order_id
    where ${isOfEntry(filter)} and ${isAfter} order by ${order} limit ${pageSize + 1}`)
  return rows
}

/** Counts the entries that match, as far as a list counts. */
export async function countEntries(db: Queries, filter: EntryFilter): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from credit_entries e left join orders o on o.id = e.order_id
      where ${isOfEntry(filter)} limit ${maxCounted + 1}) counted`)
  return rows[0]?.count ?? 0
}

function isOfEntry({ customerId, kind, q }: EntryFilter): SQL {
  const conditions = [
    sql`e.customer_id = ${customerId}`,
    ...(kind === undefined ? [] : [sql`e.kind = ${kind}`]),
    ...(q === '' ? [] : [orderNumberMatches(sql`o`, q)]),
  ]
  return sql.join(conditions, sql` and `)
}
