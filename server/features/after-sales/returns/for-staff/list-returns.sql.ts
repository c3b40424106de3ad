import { maxCounted, pageSize } from '@rimal/contract/page-of'
import {
  dueReturnStates,
  type ReturnKind,
  type ReturnReason,
  type ReturnState,
} from '@rimal/contract/returns/return-states'
import type { ReturnListSort } from '@rimal/contract/staff/lists/list-sorts'
import { type ReturnList, statesOfReturnList } from '@rimal/contract/staff/return-lists'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { orderHasWord } from '../../../../db/conditions/order-has-word.ts'
import type { Queries } from '../../../../db/connect.ts'
import { type ListSort, type Place, sortedBy } from '../../../../db/list-sort.ts'
import { hasWord, type Searchable } from '../../../../db/staff-search.ts'
import { literals } from '../../../../db/status-list.ts'
import { orderReturns } from '../../../../db/tables/returns.ts'

export type ReturnFilter = {
  words: readonly string[]
  searchable: Searchable
  list?: ReturnList | undefined
  state?: ReturnState | undefined
  kind?: ReturnKind | undefined
  reason?: ReturnReason | undefined
  overdue?: boolean | undefined
  orderNumber?: string | undefined
  now: Date
}

const createdAt = sql`order_returns.created_at`
const sorts: Record<ReturnListSort, ListSort> = {
  newest: { by: createdAt, type: 'timestamptz', isUp: false },
  waiting: { by: createdAt, type: 'timestamptz', isUp: true },
  due: {
    by: sql`(coalesce(case when ${isIn(dueReturnStates)} then order_returns.due_at end, timestamptz 'infinity'))`,
    type: 'timestamptz',
    isUp: true,
  },
}

/** Lists a page of returns and one return more, in the order of the sort; `place` is the value of the sort. */
export async function listReturnRows(
  db: Queries,
  filter: ReturnFilter,
  { sort, after }: { sort: ReturnListSort; after: Place | undefined },
) {
  const { isAfter, order, place } = sortedBy(sorts[sort], { id: sql`order_returns.id` }, after)
  return db
    .select({ stored: getTableColumns(orderReturns), place })
    .from(orderReturns)
    .where(sql`${matches(filter)} and ${isAfter}`)
    .orderBy(order)
    .limit(pageSize + 1)
}

/** Counts the returns that match, up to one more than `max`. */
export async function countMatching(
  db: Queries,
  filter: ReturnFilter,
  max = maxCounted,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from order_returns where ${matches(filter)} limit ${max + 1}) counted`)
  return rows[0]?.count ?? 0
}

function matches(filter: ReturnFilter): SQL {
  const { words, searchable, list, state, kind, reason, overdue, orderNumber, now } = filter
  const conditions = [
    sql`true`,
    ...words.map((word) => matchesWord(word, searchable)),
    ...(list === undefined ? [] : [isIn(statesOfReturnList[list])]),
    ...(state === undefined ? [] : [isIn([state])]),
    ...(kind === undefined ? [] : [sql`order_returns.kind = ${kind}`]),
    ...(reason === undefined ? [] : [sql`order_returns.reason = ${reason}`]),
    ...(overdue === undefined ? [] : [sql`${isOverdue(now)} = ${overdue}`]),
    ...(orderNumber === undefined
      ? []
      : [sql`order_returns.order_id = (select id from orders where number = ${orderNumber})`]),
  ]
  return sql.join(conditions, sql` and `)
}

function isIn(states: readonly ReturnState[]): SQL {
  return sql`order_returns.state in (${literals(states)})`
}

/** Staff should have answered by now. */
function isOverdue(now: Date): SQL {
  return sql`(${isIn(statesOfReturnList.to_answer)} and coalesce(order_returns.due_at <= ${now.toISOString()}::timestamptz, false))`
}

/** The word is a part of the number of the return, or stands in its order. */
function matchesWord(word: string, searchable: Searchable): SQL {
  const number = sql`search_form(' ' || r.number || ' ' || replace(r.number, '-', ''))`
  return sql`order_returns.id in (
    select r.id from order_returns r where ${hasWord(number, word)}
    union all
    select r.id from order_returns r join orders o on o.id = r.order_id
    where ${orderHasWord(sql`o`, word, searchable)})`
}
