import { maxCounted, pageSize } from '@rimal/contract/page-of'
import type { ProductionStage } from '@rimal/contract/production/production-stages'
import type { ProductionListSort } from '@rimal/contract/staff/lists/list-sorts'
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { orderHasWord } from '../../../../db/conditions/order-has-word.ts'
import { orderLineHasWord } from '../../../../db/conditions/order-line-has-word.ts'
import {
  productionIsToMake,
  productionWithOrders,
} from '../../../../db/conditions/production-is-to-make.ts'
import type { Queries } from '../../../../db/connect.ts'
import { type ListSort, type Place, sortedBy } from '../../../../db/list-sort.ts'
import type { Searchable } from '../../../../db/staff-search.ts'
import { pictures } from '../../../../db/tables/catalog.ts'
import { orderLines, orders } from '../../../../db/tables/orders.ts'
import { production } from '../../../../db/tables/production.ts'

export type ProductionFilter = {
  words: readonly string[]
  searchable: Searchable
  state?: ProductionStage | undefined
  tailor?: string | undefined
  overdue?: boolean | undefined
  /** By the clock of the shop. */
  today: string
}

const sorts: Record<ProductionListSort, ListSort> = {
  due: { by: sql`production.due_on`, type: 'date', isUp: true },
  since: { by: sql`production.since`, type: 'timestamptz', isUp: true },
  newest: { by: sql`orders.created_at`, type: 'timestamptz', isUp: false },
}

const digits = (number: SQL, length: number) =>
  sql`lpad((${number})::text, ${sql.raw(String(length))}, '0')`
const orderedAt = digits(sql`(extract(epoch from orders.created_at) * 1000000)::bigint`, 17)

/** Among equal values the items of the older order come first, and the lines of an order in their order. */
const byOrder = sql<string>`(${orderedAt} || '.' || orders.id || '.' || ${digits(sql`order_lines.position`, 4)})`
/** The same for a list that goes downwards. */
const byNewestOrder = sql<string>`(orders.id || '.' || ${digits(sql`9999 - order_lines.position`, 4)})`

/** Lists a page of production items and one item more, in the order of the sort. */
export async function listProductionRows(
  db: Queries,
  filter: ProductionFilter,
  { sort, after }: { sort: ProductionListSort; after: Place | undefined },
) {
  const place = sort === 'newest' ? byNewestOrder : byOrder
  const sorted = sortedBy(sorts[sort], { id: place, idType: 'text' }, after)
  return db
    .select({
      line: getTableColumns(orderLines),
      production: getTableColumns(production),
      picture: getTableColumns(pictures),
      order: { number: orders.number, status: orders.status },
      sortValue: sorted.place,
      place,
    })
    .from(production)
    .innerJoin(orderLines, eq(orderLines.id, production.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(pictures, eq(pictures.id, orderLines.pictureId))
    .where(sql`${matches(filter)} and ${sorted.isAfter}`)
    .orderBy(sorted.order)
    .limit(pageSize + 1)
}

/** Counts the production items that match, up to one more than `max`. */
export async function countMatching(
  db: Queries,
  filter: ProductionFilter,
  max = maxCounted,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from ${productionWithOrders} where ${matches(filter)} limit ${max + 1}) counted`)
  return rows[0]?.count ?? 0
}

/** Counts the production items of each tailor; '' stands for those without one. */
export async function countByTailor(db: Queries): Promise<{ tailor: string; count: number }[]> {
  const { rows } = await db.execute<{ tailor: string; count: number }>(sql`
    select production.tailor, count(*)::int as count
    from ${productionWithOrders} where ${productionIsToMake}
    group by production.tailor order by production.tailor`)
  return rows
}

function matches(filter: ProductionFilter): SQL {
  const { words, searchable, state, tailor, overdue, today } = filter
  const conditions = [
    productionIsToMake,
    ...words.map((word) => matchesWord(word, searchable)),
    ...(state === undefined ? [] : [sql`production.state = ${state}`]),
    ...(tailor === undefined ? [] : [sql`production.tailor = ${tailor}`]),
    ...(overdue === undefined ? [] : [sql`(production.due_on < ${today}::date) = ${overdue}`]),
  ]
  return sql.join(conditions, sql` and `)
}

/** Few items are in production, so the words are looked for in their orders and lines without an index. */
function matchesWord(word: string, searchable: Searchable): SQL {
  return sql`(${orderHasWord(sql`orders`, word, searchable)} or ${orderLineHasWord(sql`order_lines`, word)})`
}
