import { maxCounted, pageSize } from '@rimal/contract/page-of'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import type { Place } from '../../../db/list-sort.ts'
import { cursorTime } from '../../../db/cursor-time.ts'
import { hasWord, type Searchable } from '../../../db/staff-search.ts'
import { orderIsActive, refundList } from '../../../db/status-list.ts'

export type StoredCustomerRow = {
  id: string
  name: string
  email: string | null
  phone: string | null
  /** When the account was made, with all digits of the database. */
  since: string
}

export type CustomerFilter = { words: readonly string[]; searchable: Searchable }

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Lists a page of customers and one customer more, the newest first. */
export async function listCustomerRows(
  db: Queries,
  filter: CustomerFilter,
  after: Place | undefined,
): Promise<StoredCustomerRow[]> {
  const value = String(after?.value)
  const isAfter =
    after && cursorTime.test(value) && uuid.test(after.id)
      ? sql`and (c.created_at, c.id) < (${value}::text::timestamptz, ${after.id}::uuid)`
      : sql``
  const { rows } = await db.execute<StoredCustomerRow>(sql`
    select c.id, c.name, c.email, c.phone, c.created_at::text as since
    from customers c
    where ${matches(filter)} ${isAfter}
    order by c.created_at desc, c.id desc
    limit ${pageSize + 1}`)
  return rows
}

/** Counts the customers that match, up to one more than `max`. */
export async function countMatching(
  db: Queries,
  filter: CustomerFilter,
  max = maxCounted,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from customers c where ${matches(filter)} limit ${max + 1}) counted`)
  return rows[0]?.count ?? 0
}

function matches({ words, searchable }: CustomerFilter): SQL {
  const conditions = words.map((word) => matchesWord(word, searchable))
  return sql.join([sql`c.deleted_at is null`, ...conditions], sql` and `)
}

/** The index finds the word anywhere; whoever may search by no contact finds it in the name alone, or nothing. */
function matchesWord(word: string, { name, contact }: Searchable): SQL {
  const isAnywhere = hasWord(sql`c.search`, word)
  if (name && contact) return isAnywhere
  return name
    ? sql`${isAnywhere} and ${hasWord(sql`search_form(' ' || c.name)`, word)}`
    : sql`false`
}

export type OrderFigures = {
  customerId: string
  currency: string
  orders: number
  /** What was paid or is to be paid, less cancelled units and refunds. */
  spent: number
  lastNumber: string
  /** As the database writes a moment. */
  lastAt: string
}

/** Sums up the orders of these customers that were placed and not cancelled, by currency. */
export async function sumOrders(
  db: Queries,
  customerIds: readonly string[],
): Promise<OrderFigures[]> {
  const { rows } = await db.execute<OrderFigures>(sql`
    select o.customer_id as "customerId", o.currency, count(*)::int as orders,
      sum(o.total - coalesce(c.amount, 0) - coalesce(r.amount, 0))::float8 as spent,
      (array_agg(o.number order by o.created_at desc))[1] as "lastNumber", max(o.created_at) as "lastAt"
    from (
      select id, number, customer_id, currency, total, created_at from orders
      where customer_id = any(${sql.param([...customerIds])}::uuid[]) and ${orderIsActive}) o
    left join lateral (
      select sum(amount) as amount from line_cancellations where order_id = o.id) c on true
    -- Refunds of cancelled units are left out, because the cancellation is counted.
    left join lateral (
      select sum(amount) as amount from refunds
      where order_id = o.id and state in (${refundList('granted')}) and reason <> 'lines_cancelled') r on true
    group by o.customer_id, o.currency`)
  return rows
}
