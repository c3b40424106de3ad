import { maxCounted, pageSize } from '@rimal/contract/page-of'
import type { DiscrepancyKind, MoneyListSort } from '@rimal/contract/staff/money-kinds'
import type { Discrepancy } from '@rimal/contract/staff/payments'
import { type SQL, sql } from 'drizzle-orm'
import { isBetween } from '../../../../db/conditions/is-between.ts'
import { orderNumberMatches } from '../../../../db/conditions/order-has-word.ts'
import type { Queries } from '../../../../db/connect.ts'
import { escapeLike } from '../../../../db/escape-like.ts'
import { type ListSort, type Place, sortedBy } from '../../../../db/list-sort.ts'

export type DiscrepancyFilter = {
  q: string
  open: boolean | undefined
  kind: DiscrepancyKind | undefined
  provider: string | undefined
  found: { start: Date | undefined; end: Date | undefined }
}
export type StoredDiscrepancy = Omit<Discrepancy, 'id'> & { id: string; place: string }

const foundAt = { by: sql`f.found_at`, type: 'timestamptz' } as const
const sorts: Record<MoneyListSort, ListSort> = {
  oldest: { ...foundAt, isUp: true },
  newest: { ...foundAt, isUp: false },
  largest: { by: sql`abs(f.ours::bigint - f.theirs)`, type: 'bigint', isUp: false },
}

const joined = sql`payment_discrepancies f
  left join payment_attempts a on a.id = f.attempt_id
  left join orders o on o.id = a.order_id`

/** Lists a page of discrepancies and one more, in the order of the sort. */
export async function listDiscrepancyRows(
  db: Queries,
  filter: DiscrepancyFilter,
  { sort, after }: { sort: MoneyListSort; after: Place | undefined },
): Promise<StoredDiscrepancy[]> {
  const id = { id: sql`f.id`, idType: 'bigint' } as const
  const { isAfter, order, place } = sortedBy(sorts[sort], id, after)
  const { rows } = await db.execute<StoredDiscrepancy>(sql`
    select f.id::text as id, f.kind, f.provider, f.provider_ref as "providerRef", o.number as "orderNumber",
      f.currency, f.ours, f.theirs, f.found_at as "foundAt", f.closed_at as "closedAt", f.note,
      ${place} as place
    from ${joined}
    where ${matches(filter)} and ${isAfter} order by ${order} limit ${pageSize + 1}`)
  return rows
}

/** Counts the discrepancies that match, up to one more than `max`. */
export async function countDiscrepancies(
  db: Queries,
  filter: DiscrepancyFilter,
  max = maxCounted,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from ${joined} where ${matches(filter)} limit ${max + 1}) counted`)
  return rows[0]?.count ?? 0
}

function matches({ q, open, kind, provider, found }: DiscrepancyFilter): SQL {
  const part = sql`'%' || ${escapeLike(sql`${q}::text`)} || '%'`
  const conditions = [
    sql`true`,
    ...(q === '' ? [] : [sql`(f.provider_ref ilike ${part} or ${orderNumberMatches(sql`o`, q)})`]),
    ...(open === undefined ? [] : [sql`(f.closed_at is null) = ${open}`]),
    ...(kind === undefined ? [] : [sql`f.kind = ${kind}`]),
    ...(provider === undefined ? [] : [sql`f.provider = ${provider}`]),
    ...isBetween(sql`f.found_at`, found),
  ]
  return sql.join(conditions, sql` and `)
}
