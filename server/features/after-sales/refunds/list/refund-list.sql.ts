import { maxCounted, pageSize } from '@rimal/contract/page-of'
import type { MoneyListSort } from '@rimal/contract/staff/money-kinds'
import type { ListedRefund, RefundReason, RefundState } from '@rimal/contract/staff/refunds'
import { type SQL, sql } from 'drizzle-orm'
import { isBetween } from '../../../../db/conditions/is-between.ts'
import { orderNumberHasWord } from '../../../../db/conditions/order-has-word.ts'
import type { Queries } from '../../../../db/connect.ts'
import { type ListSort, type Place, sortedBy } from '../../../../db/list-sort.ts'
import { refundList } from '../../../../db/status-list.ts'

export type RefundFilter = {
  words: readonly string[]
  state: RefundState | undefined
  open: boolean | undefined
  reason: RefundReason | undefined
  provider: string | undefined
  orderNumber: string | undefined
  requested: { start: Date | undefined; end: Date | undefined }
}
export type StoredListed = ListedRefund & { place: string }

const requestedAt = { by: sql`r.created_at`, type: 'timestamptz' } as const
const sorts: Record<MoneyListSort, ListSort> = {
  oldest: { ...requestedAt, isUp: true },
  newest: { ...requestedAt, isUp: false },
  largest: { by: sql`r.amount`, type: 'integer', isUp: false },
}

const joined = sql`refunds r
  join orders o on o.id = r.order_id
  left join payment_attempts a on a.id = r.attempt_id`

/** Lists a page of refunds and one more, in the order of the sort. */
export async function listRefundRows(
  db: Queries,
  filter: RefundFilter,
  { sort, after }: { sort: MoneyListSort; after: Place | undefined },
): Promise<StoredListed[]> {
  const { isAfter, order, place } = sortedBy(sorts[sort], { id: sql`r.id` }, after)
  const { rows } = await db.execute<StoredListed>(sql`
    select r.id as "refundId", o.number as "orderNumber", r.amount, r.credit, o.currency, r.reason, r.state,
      r.created_at as "requestedAt", s.name as "requestedBy", r.try_after as "nextTryAt", a.provider,
      r.sent_at as "sentAt", ${place} as place
    from ${joined} left join staff_members s on s.id = r.requested_by
    where ${matches(filter)} and ${isAfter} order by ${order} limit ${pageSize + 1}`)
  return rows
}

/** Counts the refunds that match, up to one more than `max`. */
export async function countRefunds(
  db: Queries,
  filter: RefundFilter,
  max = maxCounted,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from ${joined} where ${matches(filter)} limit ${max + 1}) counted`)
  return rows[0]?.count ?? 0
}

function matches(filter: RefundFilter): SQL {
  const { words, state, open, reason, provider, orderNumber, requested } = filter
  const isOpen = sql`r.state in (${refundList('open')})`
  const conditions = [
    sql`true`,
    ...words.map((word) => orderNumberHasWord(sql`o`, word)),
    ...(state === undefined ? [] : [sql`r.state = ${state}`]),
    ...(open === undefined ? [] : [open ? isOpen : sql`not (${isOpen})`]),
    ...(reason === undefined ? [] : [sql`r.reason = ${reason}`]),
    ...(provider === undefined ? [] : [sql`a.provider = ${provider}`]),
    ...(orderNumber === undefined ? [] : [sql`o.number = ${orderNumber}`]),
    ...isBetween(sql`r.created_at`, requested),
  ]
  return sql.join(conditions, sql` and `)
}
